"""Drawings of the table as lines of text, a module each: the map, the tracks, cities, mats, players and bots.

Every function takes what `Game.view` shows and the words of its viewer, and returns lines; nothing is printed here.
Everything but names and words is plain ASCII, and colours only repeat what the characters say.
"""

from gobelin.terminal.draw.bots import draw_bots as draw_bots
from gobelin.terminal.draw.city import building_letters as building_letters
from gobelin.terminal.draw.city import city_letters as city_letters
from gobelin.terminal.draw.city import draw_city as draw_city
from gobelin.terminal.draw.city import draw_landmark as draw_landmark
from gobelin.terminal.draw.income import draw_income as draw_income
from gobelin.terminal.draw.map import draw_map as draw_map
from gobelin.terminal.draw.players import draw_display as draw_display
from gobelin.terminal.draw.players import draw_opponent as draw_opponent
from gobelin.terminal.draw.players import draw_person as draw_person
from gobelin.terminal.draw.players import draw_status as draw_status
from gobelin.terminal.draw.tracks import draw_spaces as draw_spaces
from gobelin.terminal.draw.tracks import draw_tracks as draw_tracks
