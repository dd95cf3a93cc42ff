// Written by `npm run types` from the JSON Schema of the documents (gobelin schema); do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a question is about beyond its source; which keys there are depends on its kind. */
        About: {
            for?: components["schemas"]["PaidFor"];
            amount?: number;
            any?: number;
            anywhere?: boolean;
            attacker?: number;
            black?: components["schemas"]["Resource"] | "territory";
            bonus?: components["schemas"]["Bonus"];
            both?: boolean;
            card?: components["schemas"]["Technology"];
            category?: components["schemas"]["Category"];
            count?: number;
            /** @enum {unknown} */
            dice?: "one" | "both" | "both_if_opponent";
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            era?: number;
            fixed?: components["schemas"]["Resource"][];
            free?: boolean;
            gain?: components["schemas"]["Gains"];
            hex?: components["schemas"]["Hex"];
            hexes?: components["schemas"]["Hex"][];
            host?: number;
            left?: number;
            moves?: components["schemas"]["Move"][];
            opponent?: number;
            opponent_paid?: boolean;
            parts?: {
                market?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                house?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                farm?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                armory?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                explore?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                explore_space?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                conquer?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                research?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                invent?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                upgrade?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                circle?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                square?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                refresh?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                resource?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                resources?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                vp?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                territory?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                space_tile?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                tapestry?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                play_tapestry?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                civilization?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                landmark?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                advance?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                advance_exploration?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                advance_science?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                advance_military?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                advance_technology?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                regress?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                repeat?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                singularity?: components["schemas"]["Word"] | components["schemas"]["Expression"];
                uprising?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            };
            piece?: components["schemas"]["Piece"];
            plot?: components["schemas"]["Plot"];
            red?: number | "territories";
            refused?: {
                [key: string]: components["schemas"]["Refusal"];
            };
            row?: components["schemas"]["TechRow"];
            scores?: number[] | {
                [key: string]: number[];
            };
            sides?: number | number[] | number[][];
            slot?: number;
            tile?: number;
            track?: components["schemas"]["Track"];
            tracks?: components["schemas"]["Track"][];
            upgrade?: boolean;
            /** @enum {unknown} */
            what?: "tapestry" | "tech" | "territory";
        };
        /** @enum {unknown} */
        Achievement: "complete_track" | "topple_two" | "middle_island";
        /** @description Points by order of claiming, on each side of the map. */
        AchievementPoints: {
            small: number[];
            large: number[];
        };
        /** @description An achievement. */
        AchievementRow: {
            id: components["schemas"]["Achievement"];
            vp: components["schemas"]["AchievementPoints"];
        };
        /** @description The published adjustment of a civilization. */
        Adjusted: {
            start_bonus: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
        };
        /** @description A step on a track: which, and what is gained. */
        AdvanceEffect: {
            track: components["schemas"]["Track"] | components["schemas"]["Track"][] | "any";
            gain: components["schemas"]["Gains"];
        };
        /** @description Who must decide what; the texts of the options are for the one who decides. */
        AskedNow: {
            player: number;
            kind: components["schemas"]["DecisionKind"];
            source: components["schemas"]["Source"];
            about: components["schemas"]["About"];
            options?: string[];
        };
        /** @description What a civilization of the Automa does in income turns. */
        AutomaBonus: {
            turns: number[];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"] | components["schemas"]["BotBenefit"];
        };
        /** @enum {unknown} */
        AutomaCivilization: "explorers" | "scientists" | "conquerors" | "engineers";
        /** @description A civilization of the Automa. */
        AutomaCivilizationRow: {
            name: components["schemas"]["AutomaCivilization"];
            favorite: components["schemas"]["Track"];
            income_bonus: components["schemas"]["AutomaBonus"][];
        };
        /** @description A level of the Automa. */
        AutomaLevel: {
            level: number;
            /** @enum {unknown} */
            mat: "hard" | "normal";
            civilizations: number;
            /** @enum {unknown} */
            first_income: "" | "every_track" | "favorites" | "head_start";
            extra_advance: boolean;
            civilization_bonus: boolean;
            hand: boolean;
            progress_cards: {
                [key: string]: number;
            };
        };
        /** @description The two sides of the Automa's mat, by number of the income turn. */
        AutomaMats: {
            normal: {
                [key: string]: components["schemas"]["Multipliers"];
            };
            hard: {
                [key: string]: components["schemas"]["Multipliers"];
            };
        };
        /** @description What somebody cannot, or may, do while a power is in force. */
        Ban: {
            what: components["schemas"]["Law"];
            who: components["schemas"]["Who"];
            of?: components["schemas"]["Who"];
            track?: components["schemas"]["Track"];
        };
        /** @description Why the choice of this number stands. */
        Block: {
            reason: components["schemas"]["UndoReason"];
            choice: number;
        };
        /** @description What a bonus costs and brings. */
        Bonus: {
            pay: components["schemas"]["Expression"];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @enum {unknown} */
        Bot: "automa" | "shadow_empire";
        /** @enum {unknown} */
        BotBenefit: "conquer" | "conquer_anywhere" | "explore" | "explore_anywhere" | "refresh_tech" | "research_bare" | "research_benefit" | "roll_advance" | "roll_regress" | "tapestry";
        /** @enum {unknown} */
        Building: "market" | "house" | "farm" | "armory";
        /** @description What each terrain brings. */
        ByTerrain: {
            desert: components["schemas"]["Word"] | components["schemas"]["Expression"];
            forest: components["schemas"]["Word"] | components["schemas"]["Expression"];
            grass: components["schemas"]["Word"] | components["schemas"]["Expression"];
            mountain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @enum {unknown} */
        Candidates: "all" | "finish" | "landmark_or_finish";
        /** @description A capital city mat; `#` is impassable. */
        Capital: {
            number: number;
            name: string;
            pair: number;
            start_small: number[];
            start_large: number[];
            grid: string[];
            impassable: components["schemas"]["Plot"][];
        };
        /** @enum {unknown} */
        Category: "tech_cards" | "districts" | "territories" | "tracks";
        /** @description What stands in a city, and what is complete. */
        City: {
            pieces: components["schemas"]["CityPiece"][];
            filled: components["schemas"]["Plot"][];
            rows: number[];
            columns: components["schemas"]["Column"][];
        };
        /** @description A building in a city or beside it; landmarks say how they lie. */
        CityPiece: {
            id: string;
            beside: boolean;
            piece: components["schemas"]["Piece"];
            plots?: components["schemas"]["Plot"][];
            corner?: string;
            turn?: number;
        };
        /** @enum {unknown} */
        Civilization: "alchemists" | "architects" | "craftsmen" | "entertainers" | "futurists" | "heralds" | "historians" | "inventors" | "isolationists" | "leaders" | "merrymakers" | "militants" | "mystics" | "nomads" | "the_chosen" | "traders";
        /** @description A civilization with what lies on its mat, as numbers and by name. */
        CivilizationMat: {
            name: components["schemas"]["Civilization"];
            mat: number[];
            fields: components["schemas"]["MatFields"];
        };
        /** @description A civilization. */
        CivilizationRow: {
            id: number;
            key: components["schemas"]["Civilization"];
            name: string;
            solo: boolean;
            printed: components["schemas"]["PrintedMat"];
            adjusted: components["schemas"]["Adjusted"];
        };
        /** @description A track that a card of its owner has closed. */
        ClosedTrack: {
            track: components["schemas"]["Track"];
            owner: number;
        };
        Column: string;
        /** @description The whole box. */
        Components: {
            tracks: {
                exploration: components["schemas"]["Space"][];
                science: components["schemas"]["Space"][];
                military: components["schemas"]["Space"][];
                technology: components["schemas"]["Space"][];
            };
            landmarks: components["schemas"]["LandmarkPiece"][];
            income_mat: {
                market: components["schemas"]["IncomeRow"];
                house: components["schemas"]["IncomeRow"];
                farm: components["schemas"]["IncomeRow"];
                armory: components["schemas"]["IncomeRow"];
            };
            capitals: components["schemas"]["Capital"][];
            map: components["schemas"]["Maps"];
            dice: components["schemas"]["Dice"];
            achievements: components["schemas"]["AchievementRow"][];
            territory_tiles: components["schemas"]["TerritoryTile"][];
            space_tiles: components["schemas"]["SpaceTile"][];
            tech_cards: components["schemas"]["TechCard"][];
            tapestry_cards: components["schemas"]["TapestryCard"][];
            civilizations: components["schemas"]["CivilizationRow"][];
            automa_decision_cards: components["schemas"]["DecisionCard"][];
            automa_mats: components["schemas"]["AutomaMats"];
            automa_levels: components["schemas"]["AutomaLevel"][];
            automa_civilizations: components["schemas"]["AutomaCivilizationRow"][];
            automa_space_benefits: {
                exploration: {
                    [key: string]: components["schemas"]["BotBenefit"][];
                };
                science: {
                    [key: string]: components["schemas"]["BotBenefit"][];
                };
                military: {
                    [key: string]: components["schemas"]["BotBenefit"][];
                };
                technology: {
                    [key: string]: components["schemas"]["BotBenefit"][];
                };
            };
            automa_first_into_era: {
                [key: string]: components["schemas"]["Expression"];
            };
            geometry: components["schemas"]["Geometry"];
        };
        /** @description Where to conquer, and how many dice are gained. */
        ConquerEffect: {
            /** @enum {unknown} */
            where: "adjacent" | "anywhere";
            /** @enum {unknown} */
            dice: "one" | "both" | "both_if_opponent";
        };
        /** @enum {unknown} */
        Counter: "turns" | "advances_era_1" | "advances_era_2" | "advances_era_3" | "advances_era_4" | "bonuses" | "resources_spent" | "resources_gained" | "tiles_explored" | "conquests" | "outposts_toppled" | "traps_used" | "inventions" | "upgrades";
        /** @description The viewer's own decision; the id is null in past moments. */
        Decision: {
            id: string | null;
            player: number;
            kind: components["schemas"]["DecisionKind"];
            source: components["schemas"]["Source"];
            about: components["schemas"]["About"];
        };
        /** @description A decision card of the solo game. */
        DecisionCard: {
            number: number;
            income: boolean;
            automa_track: components["schemas"]["Candidates"];
            shadow_track: components["schemas"]["Candidates"];
            track_order: components["schemas"]["TrackOrder"][];
            map: components["schemas"]["HexOrder"];
            topple: boolean;
        };
        /** @enum {unknown} */
        DecisionKind: "advance" | "automa_civilization" | "bonus" | "building" | "capital" | "civilization" | "colony" | "column" | "conquer" | "convert" | "copy" | "die" | "discard" | "discard_for_vp" | "double_benefit" | "end_turn" | "exchange" | "explore_hex" | "explore_space" | "explore_tile" | "explore_turn" | "fill_row" | "gain" | "give_tile" | "give_tile_to" | "heralds" | "historians" | "income_order" | "invent" | "isolate" | "jump" | "landmark" | "may" | "move" | "name_track" | "olympics" | "one_of" | "opponent" | "opponent_token" | "order" | "outpost_row" | "pact_track" | "path" | "pay" | "place" | "play_gained" | "play_tapestry" | "predict" | "refresh" | "regress" | "repeat" | "research" | "roll_again" | "same_benefit" | "settle_tile" | "singularity" | "square" | "swap" | "swap_with" | "tech_part" | "token" | "token_on_tech" | "trade" | "trap" | "turn" | "upgrade" | "uprising" | "use_civilization" | "use_rolls" | "which_roll";
        /** @description How many cards and tiles lie in the decks, and the discards the viewer has seen. */
        Decks: {
            tapestry: number;
            tapestry_discard: number;
            tapestry_discard_seen: components["schemas"]["Tapestry"][];
            tech: number;
            tech_discard: components["schemas"]["Technology"][];
            territory: number;
            territory_discard: number[];
            space: number;
            civilization: number;
            civilization_discard: components["schemas"]["Civilization"][];
        };
        /** @description The three dice. */
        Dice: {
            science: {
                exploration: number;
                science: number;
                military: number;
                technology: number;
            };
            conquer_red: components["schemas"]["DieFace"][];
            conquer_black: components["schemas"]["DieFace"][];
        };
        /** @enum {unknown} */
        Die: "science" | "red" | "black";
        /** @description What so many faces of a die give. */
        DieFace: {
            outcome: components["schemas"]["Expression"];
            count: number;
        };
        /** @description An event of the log: its number, the number of the choice that caused it (0: the set-up), and of the turn. */
        Event: {
            key: components["schemas"]["EventKey"];
            player?: number;
            source?: components["schemas"]["Source"];
            achievement?: components["schemas"]["Achievement"];
            after?: number;
            /** @enum {unknown} */
            aim?: "advance" | "favorite";
            amount?: number;
            before?: number;
            benefit?: components["schemas"]["BotBenefit"];
            black?: components["schemas"]["Resource"] | "territory";
            building?: components["schemas"]["Building"];
            buildings?: components["schemas"]["Building"][];
            candidates?: components["schemas"]["Hex"][] | components["schemas"]["Track"][];
            capital?: number;
            card?: components["schemas"]["Tapestry"] | components["schemas"]["Technology"] | number;
            cards?: (components["schemas"]["Tapestry"] | components["schemas"]["Technology"] | number)[];
            category?: components["schemas"]["Category"];
            civilization?: components["schemas"]["Civilization"] | components["schemas"]["AutomaCivilization"];
            column?: components["schemas"]["MatColumn"];
            columns?: components["schemas"]["Column"][];
            decision?: number;
            decision_card?: number;
            /** @enum {unknown} */
            deck?: "decision" | "tapestry" | "tech" | "territory";
            district?: number;
            districts?: number[];
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            era?: number;
            exposed?: number;
            favorite?: components["schemas"]["Track"];
            hand?: number;
            hex?: components["schemas"]["Hex"];
            holder?: number;
            landmark?: components["schemas"]["Landmark"];
            left?: number;
            level?: number;
            lost?: number;
            number?: number;
            opponent?: number | null;
            order?: components["schemas"]["HexOrder"] | components["schemas"]["TrackOrder"][] | null;
            per?: components["schemas"]["Method"];
            piece?: components["schemas"]["Piece"];
            plots?: components["schemas"]["Plot"][];
            points?: number;
            reason?: components["schemas"]["Idleness"];
            reasons?: components["schemas"]["HexReason"][];
            red?: number | "territories";
            resource?: components["schemas"]["Resource"];
            resources?: components["schemas"]["Resource"][];
            row?: components["schemas"]["TechRow"];
            rows?: number[];
            rule?: components["schemas"]["Candidates"];
            sides?: number[];
            size?: number;
            slot?: number;
            space?: number;
            stages?: components["schemas"]["Stage"][];
            steps?: {
                exploration?: number;
                science?: number;
                military?: number;
                technology?: number;
            };
            tiebreaker?: number;
            tiebreaker_card?: number | null;
            tile?: number;
            tiles?: number[];
            track?: components["schemas"]["Track"];
            turned?: number;
            vp?: number;
            where?: string;
            winners?: number[];
            n: number;
            choice: number;
            turn: number;
        };
        /** @enum {unknown} */
        EventKey: "achievement" | "advance" | "automa" | "automa_card" | "automa_civilization" | "bonus" | "bot_benefit" | "bot_hex" | "bot_idle" | "bot_track" | "building" | "bust" | "card_on_mat" | "civilization" | "civilization_discarded" | "close_track" | "colony" | "column" | "conquer" | "copy_benefit" | "copy_card" | "copy_upgrade" | "decision_cards" | "decline" | "discard_card" | "discard_tech" | "discard_tile" | "display" | "district" | "double_benefit" | "explore" | "explore_space" | "face_down" | "favorite" | "fill_row" | "finish" | "first_into_era" | "gain" | "game_over" | "give_tile" | "give_token" | "income" | "invent" | "jump" | "landmark" | "name_track" | "no_card" | "open_track" | "outpost" | "outpost_row" | "pact" | "pay" | "place" | "play" | "predict" | "prediction" | "progress_cards" | "refresh" | "regress" | "repeat" | "roll_conquer" | "roll_science" | "second_civilization" | "shadow_outpost" | "shuffle" | "singularity" | "slot" | "space_tiles" | "stand_up" | "start" | "swap" | "take_over" | "tapestry_cards" | "tech_part" | "territory_tiles" | "tiebreaker" | "token" | "token_on_tech" | "topple" | "trade" | "turn" | "upgrade" | "use_civilization" | "used" | "void" | "vp";
        /** @description A hex with a tile, or printed land (no tile), as it lies: corners clockwise from the upper left. */
        ExploredHex: {
            tile: number | null;
            turn: number;
            corners: components["schemas"]["Terrain"][];
            land: components["schemas"]["Terrain"][];
            benefit: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            controller: number | null;
            tokens: components["schemas"]["MapToken"][];
        };
        /** @description An effect that is more than a word: gains, connecting words, or a rule with the numbers and effects in it. */
        Expression: {
            coin?: number;
            worker?: number;
            food?: number;
            culture?: number;
            any?: number;
            vp?: number | number[];
            vp_per?: components["schemas"]["Method"];
            times?: number;
            territory?: number;
            space?: number;
            tapestry?: number;
            tech?: number;
            building?: components["schemas"]["Building"] | components["schemas"]["Building"][] | "any";
            landmark?: string;
            /** @enum {unknown} */
            explore?: "anywhere";
            conquer?: components["schemas"]["ConquerEffect"];
            /** @enum {unknown} */
            research?: "full" | "bare";
            advance?: components["schemas"]["AdvanceEffect"];
            regress?: components["schemas"]["AdvanceEffect"];
            repeat?: components["schemas"]["AdvanceEffect"];
            /** @enum {unknown} */
            invent?: "face_up" | "top_of_deck";
            then?: (components["schemas"]["Word"] | components["schemas"]["Expression"])[];
            all?: (components["schemas"]["Word"] | components["schemas"]["Expression"])[];
            one_of?: (components["schemas"]["Word"] | components["schemas"]["Expression"])[];
            may?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            pay?: components["schemas"]["Expression"];
            gain?: components["schemas"]["Word"] | components["schemas"]["Expression"] | components["schemas"]["Gains"] | components["schemas"]["ByTerrain"];
            rule?: components["schemas"]["Rule"];
            at_least?: number;
            back_on_others?: number;
            beside?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            beyond?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            bust?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            each?: components["schemas"]["Word"] | components["schemas"]["Expression"] | components["schemas"]["Gains"];
            empty?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            fewest?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            first?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            forward?: number;
            if_opponent_paid?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            last_turn?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            market?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            most?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            neighbours?: components["schemas"]["Gains"];
            opponent?: components["schemas"]["Gains"];
            opponents?: components["schemas"]["Gains"];
            otherwise?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            owner?: components["schemas"]["Gains"];
            spaces?: number;
            spare?: number;
            /** @enum {unknown} */
            timing?: "any";
            up_to?: number;
        };
        /** @description The favourite tracks of the bots. */
        Favorites: {
            automa: components["schemas"]["Track"] | null;
            shadow_empire: components["schemas"]["Track"];
        };
        /** @enum {unknown} */
        Gains: "full" | "benefit" | "none" | "free_bonus";
        /** @description How hexes, corners, plots and districts are named and lie. */
        Geometry: {
            terrains: components["schemas"]["Terrain"][];
            directions: number[][];
            direction_names: string[];
            vertex_names: string[];
            middle_island: number[];
            columns: components["schemas"]["Column"][];
            rows: number[];
            outside_columns: string[];
            districts: components["schemas"]["Plot"][][];
        };
        /** @description On a tapestry card of an income mat; `depth` counts from the card on top. */
        HeraldsToken: {
            player: number;
            era: number;
            depth: number;
        };
        Hex: string;
        /** @enum {unknown} */
        HexOrder: "NE_from_SE" | "NW_from_NE" | "NW_from_SW" | "N_from_E" | "N_from_W" | "SE_from_NE" | "SE_from_SW" | "SW_from_SE" | "S_from_E" | "S_from_W";
        /** @enum {unknown} */
        HexReason: "closest_to_middle" | "closest_to_weak_territory" | "closest_to_you" | "furthest_from_you" | "neutral" | "not_beside_you" | "secure" | "your_territory";
        /** @enum {unknown} */
        Idleness: "first_round" | "no_hex" | "no_outpost" | "no_tile" | "no_track";
        /** @description A place of an income row: what it gives once its building is gone. */
        IncomePosition: {
            position: number;
            name: string;
            income: components["schemas"]["Expression"] | null;
            vp: components["schemas"]["Expression"] | null;
        };
        /** @description A row of the income mat. */
        IncomeRow: {
            resource: components["schemas"]["Resource"];
            positions: components["schemas"]["IncomePosition"][];
        };
        /** @enum {unknown} */
        Landmark: "lighthouse" | "train_station" | "launch_pad" | "apothecary" | "academy" | "laboratory" | "barracks" | "tank_factory" | "fusion_reactor" | "forge" | "rubber_works" | "tech_hub" | "bakery" | "barn" | "com_tower" | "library" | "stock_market" | "treasury";
        /** @description How a landmark is gained: on a space of a track, or with a tech card. */
        LandmarkGained: {
            track?: components["schemas"]["Track"];
            /** @enum {unknown} */
            tier?: "I" | "II" | "III" | "IV";
            space?: number;
            tech_card?: string;
        };
        /** @description A landmark: its shape as printed, and for each quarter turn. */
        LandmarkPiece: {
            id: components["schemas"]["Landmark"];
            name: string;
            gained: components["schemas"]["LandmarkGained"];
            footprint: string[];
            turns: string[][];
            size: number;
        };
        /** @enum {unknown} */
        Law: "advancing" | "building_on_impassable" | "conquering" | "ignoring_prerequisites" | "trapping" | "upgrading_marked_cards";
        /** @description A side of the map; starts by number of the capital. */
        Map: {
            players: number[];
            starts: {
                [key: string]: number[];
            };
            hexes: number[][];
            neighbours: (number[] | null)[][];
            printed: components["schemas"]["PrintedLand"][];
        };
        /** @description A token or building on a hex. */
        MapToken: {
            id: string;
            player: number;
            piece: components["schemas"]["Piece"] | ("outpost" | "cube");
            toppled: boolean;
        };
        /** @description Both sides of the map. */
        Maps: {
            small: components["schemas"]["Map"];
            large: components["schemas"]["Map"];
        };
        /** @description A tapestry card on an income mat. */
        MatCard: {
            card: components["schemas"]["Tapestry"];
            face_down: boolean;
        };
        /** @enum {unknown} */
        MatColumn: "left" | "middle" | "right";
        /** @description What lies on a civilization mat; each civilization has its own keys. */
        MatFields: {
            tokens_left?: number;
            tracks?: components["schemas"]["Track"][];
            lanes?: (components["schemas"]["Building"] | null)[][];
            predictions?: {
                tech_cards?: number | null;
                districts?: number | null;
                territories?: number | null;
                tracks?: number | null;
            };
            paid?: components["schemas"]["Category"][];
            slot?: number;
            outposts_left?: number[];
            covered?: boolean[];
            heights?: number[];
        };
        /** @description What a civilization does in step 1 of income turns. */
        MatIncome: {
            turns: number[];
            optional: boolean;
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @description How a civilization begins. */
        MatSetup: {
            tokens_on_mat: number;
            where: number[];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            outposts_on_mat?: number;
        };
        /** @enum {unknown} */
        Method: "plain" | "tech_cards" | "capital" | "territories" | "markets" | "houses" | "farms" | "armories" | "landmarks" | "tapestry_cards" | "territory_supply" | "spaces_exploration" | "spaces_science" | "spaces_military" | "spaces_technology";
        /** @enum {unknown} */
        Moment: "advance" | "attacked" | "bonus_any" | "build_on_impassable" | "complete_district" | "conquer" | "conquer_empty" | "conquer_marked" | "conquer_opponent" | "enter_tier" | "explore" | "gain_building" | "gain_landmark" | "gain_market" | "gain_tapestry" | "income_step4" | "invent" | "landmark_gained" | "landmark_taken" | "marked_card_in_top_row" | "place_income_building" | "place_outpost" | "place_territory" | "prediction_comes_true" | "roll_science" | "score_capital" | "track_benefit" | "upgrade";
        /** @description What lies ahead of a token: the space, its price, what of it is missing, and why it cannot be reached. */
        Move: {
            from: number;
            track: components["schemas"]["Track"];
            space: number;
            cost: (components["schemas"]["Resource"] | "any")[];
            missing: (components["schemas"]["Resource"] | "any")[];
            closed_by: number | null;
            refused: components["schemas"]["Refusal"] | null;
        };
        /** @description What the Automa scores in an income turn. */
        Multipliers: {
            territory: number;
            landmark: number;
            exploration: number;
            science: number;
            military: number;
            technology: number;
        };
        /** @description Something on the table that an option is about. */
        OnTable: {
            thing: components["schemas"]["Thing"];
            building?: components["schemas"]["Building"];
            capital?: number;
            card?: components["schemas"]["Tapestry"];
            civilization?: components["schemas"]["Civilization"];
            column?: components["schemas"]["MatColumn"];
            /** @enum {unknown} */
            deck?: "tech";
            /** @enum {unknown} */
            die?: "red" | "black";
            era?: number;
            hex?: components["schemas"]["Hex"];
            landmark?: components["schemas"]["Landmark"];
            number?: number;
            part?: components["schemas"]["Part"];
            piece?: components["schemas"]["Piece"];
            player?: number | null;
            plot?: components["schemas"]["Plot"];
            resource?: components["schemas"]["Resource"];
            row?: components["schemas"]["TechRow"] | "display";
            slot?: number;
            space?: number;
            technology?: components["schemas"]["Technology"];
            tile?: number;
            track?: components["schemas"]["Track"];
        };
        /** @description An option with all that is said of it by itself. */
        Option: {
            text: string;
            action: number;
            verb: components["schemas"]["Verb"];
            arguments: components["schemas"]["OptionArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @description What an option chooses; which keys there are depends on its verb. */
        OptionArguments: {
            from?: number;
            amount?: number;
            capital?: number;
            card?: components["schemas"]["Tapestry"];
            civilization?: components["schemas"]["Civilization"];
            column?: components["schemas"]["MatColumn"];
            corner?: string;
            /** @enum {unknown} */
            die?: "red" | "black";
            era?: number;
            hex?: components["schemas"]["Hex"];
            landmark?: components["schemas"]["Landmark"];
            number?: number;
            part?: components["schemas"]["Part"];
            piece?: components["schemas"]["Piece"];
            player?: number;
            plot?: components["schemas"]["Plot"];
            plots?: components["schemas"]["Plot"][];
            resource?: components["schemas"]["Resource"];
            resources?: components["schemas"]["Resource"][];
            /** @enum {unknown} */
            row?: "top" | "bottom";
            slot?: number;
            space?: number;
            technology?: components["schemas"]["Technology"] | null;
            tile?: number;
            to?: number;
            track?: components["schemas"]["Track"];
            turn?: number;
        };
        /** @description The opponent, and perhaps the track, that a card was played upon. */
        Pact: {
            player: number | null;
            track: components["schemas"]["Track"] | null;
        };
        /** @description What is paid for: an advance onto a space of a track, or an effect. */
        PaidFor: {
            track?: components["schemas"]["Track"];
            space?: number;
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @enum {unknown} */
        Part: "market" | "house" | "farm" | "armory" | "explore" | "explore_space" | "conquer" | "research" | "invent" | "upgrade" | "circle" | "square" | "refresh" | "resource" | "resources" | "vp" | "territory" | "space_tile" | "tapestry" | "play_tapestry" | "civilization" | "landmark" | "advance" | "advance_exploration" | "advance_science" | "advance_military" | "advance_technology" | "regress" | "repeat" | "singularity" | "uprising";
        /** @enum {unknown} */
        Piece: "market" | "house" | "farm" | "armory" | "lighthouse" | "train_station" | "launch_pad" | "apothecary" | "academy" | "laboratory" | "barracks" | "tank_factory" | "fusion_reactor" | "forge" | "rubber_works" | "tech_hub" | "bakery" | "barn" | "com_tower" | "library" | "stock_market" | "treasury";
        /** @description What can be seen of one player. */
        PlayerView: {
            seat: number;
            bot: components["schemas"]["Bot"] | null;
            vp: number;
            era: number;
            finished: boolean;
            resources: components["schemas"]["Resources"];
            tokens: {
                exploration: number[];
                science: number[];
                military: number[];
                technology: number[];
            };
            track_tokens: components["schemas"]["TrackToken"][];
            singularity: boolean;
            taken: {
                market: number;
                house: number;
                farm: number;
                armory: number;
            };
            outposts: number;
            hand_size: number;
            hand: components["schemas"]["Tapestry"][] | null;
            territory_tiles: number[];
            space_tiles: number[];
            explored_space: number[];
            tech: components["schemas"]["TechRows"];
            inventors_tokens: components["schemas"]["Technology"][];
            landmarks: components["schemas"]["Landmark"][];
            capital: number | null;
            buildings: string[];
            city: components["schemas"]["City"] | null;
            rows_and_columns: number;
            districts: number[];
            tapestries: {
                1: (components["schemas"]["Tapestry"] | "face_down")[];
                2: (components["schemas"]["Tapestry"] | "face_down")[];
                3: (components["schemas"]["Tapestry"] | "face_down")[];
                4: (components["schemas"]["Tapestry"] | "face_down")[];
            };
            active: components["schemas"]["Tapestry"] | null;
            pact: components["schemas"]["Pact"];
            civilizations: components["schemas"]["CivilizationMat"][];
            achievements: components["schemas"]["Achievement"][];
            outposts_toppled: number;
            territories: components["schemas"]["Hex"][];
            used_spaces: components["schemas"]["Source"][];
            dealt_capitals: number[];
            dealt_civilizations: components["schemas"]["Civilization"][];
            rejected_civilization: components["schemas"]["Civilization"] | null;
        };
        Plot: string;
        /** @enum {unknown} */
        PointSource: "tracks" | "tech_cards" | "tapestry_cards" | "civilizations" | "exploring" | "space_tiles" | "income" | "dice" | "achievements" | "other";
        /** @description Points by the time they were made. */
        PointsByEra: {
            setup: number;
            era_1: number;
            era_2: number;
            era_3: number;
            era_4: number;
            income_5: number;
            after_end: number;
        };
        /** @description A table at the start of a turn. */
        Position: {
            /** @enum {unknown} */
            format: "gobelin-position";
            version: number;
            options: components["schemas"]["Setup"];
            turn: number;
            turn_number: number;
            first_player: number;
            random: number;
            hexes: {
                [key: string]: components["schemas"]["PositionHex"];
            };
            landmarks_out_of_play: components["schemas"]["Landmark"][];
            display: components["schemas"]["Technology"][];
            decks: components["schemas"]["PositionDecks"];
            achievements: {
                complete_track: number[];
                topple_two: number[];
                middle_island: number[];
            };
            closed_tracks: components["schemas"]["ClosedTrack"][];
            heralds_tokens: components["schemas"]["HeraldsToken"][];
            historians_tokens: number[];
            inventors_tokens: components["schemas"]["Technology"][];
            solo: components["schemas"]["PositionSolo"] | null;
            players: components["schemas"]["PositionPlayer"][];
        };
        /** @description A civilization with what lies on its mat. */
        PositionCivilization: {
            name: components["schemas"]["Civilization"];
            fields: components["schemas"]["MatFields"];
        };
        /** @description Decks and discards; the top card is the last. */
        PositionDecks: {
            tapestry: components["schemas"]["Tapestry"][];
            tapestry_discard: components["schemas"]["SeenDiscard"][];
            tech: components["schemas"]["Technology"][];
            tech_discard: components["schemas"]["Technology"][];
            territory: number[];
            territory_discard: number[];
            space: number[];
            civilization: components["schemas"]["Civilization"][];
            civilization_discard: components["schemas"]["Civilization"][];
        };
        /** @description An explored hex; printed land has no tile. */
        PositionHex: {
            tile: number | null;
            turn: number;
            tokens: components["schemas"]["PositionToken"][];
        };
        /** @description One player; bots have fewer keys. */
        PositionPlayer: {
            vp?: number;
            era?: number;
            tokens: {
                exploration: number[];
                science: number[];
                military: number[];
                technology: number[];
            };
            hand?: components["schemas"]["Tapestry"][];
            tapestries?: {
                1: components["schemas"]["MatCard"][];
                2: components["schemas"]["MatCard"][];
                3: components["schemas"]["MatCard"][];
                4: components["schemas"]["MatCard"][];
            };
            stats: components["schemas"]["Stats"];
            resources?: components["schemas"]["Resources"];
            singularity?: boolean;
            territory_tiles?: number[];
            space_tiles?: number[];
            explored_space?: number[];
            tech?: components["schemas"]["TechRows"];
            capital?: number;
            buildings?: string[];
            copied_card?: components["schemas"]["Tapestry"] | null;
            pact?: components["schemas"]["Pact"];
            civilizations?: components["schemas"]["PositionCivilization"][];
            rejected_civilization?: components["schemas"]["Civilization"] | null;
            landmarks?: components["schemas"]["Landmark"][];
        };
        /** @description The bots of the solo game. */
        PositionSolo: {
            favorites: components["schemas"]["Favorites"];
            civilizations: components["schemas"]["AutomaCivilization"][];
            deck: number[];
            discard: number[];
            progress: number[];
            decision_card: number | null;
            tiebreaker_card: number | null;
            seen: number[];
        };
        /** @description A token or building on a hex. */
        PositionToken: {
            player: number;
            piece: components["schemas"]["Piece"] | ("outpost" | "cube");
            toppled: boolean;
        };
        /** @description What the top row of a tech card asks for: a tier of a track, or an income row uncovered to a place. */
        Prerequisite: {
            track?: components["schemas"]["Track"];
            tier?: number;
            income?: string;
            name?: string;
            space?: number;
        };
        /** @description What an option would bring: itself, and then anyway; and whether it reveals something. */
        Preview: {
            direct: components["schemas"]["Told"][];
            then: components["schemas"]["Told"][];
            reveals: boolean;
        };
        /** @description Land printed on the map. */
        PrintedLand: {
            hex: number[];
            /** @enum {unknown} */
            role: "centre" | "land" | "start";
            vertices: components["schemas"]["Terrain"][];
            land: components["schemas"]["Terrain"][];
        };
        /** @description A civilization mat as printed. */
        PrintedMat: {
            setup: components["schemas"]["MatSetup"];
            slots: components["schemas"]["Slot"][];
            start_only: components["schemas"]["StartOnly"] | null;
            income: components["schemas"]["MatIncome"] | null;
            passive: components["schemas"]["Trigger"][];
            forbids: components["schemas"]["Ban"][];
            allows: components["schemas"]["Ban"][];
            final: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            midgame: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
        };
        /** @description A whole game: versions of record and rules, set-up and seed or the position it began with, choices, result. */
        Record: {
            /** @enum {unknown} */
            format: "gobelin-record";
            version: number;
            rules: number;
            setup?: components["schemas"]["Setup"];
            seed?: number;
            position?: components["schemas"]["Position"];
            choices: (string | components["schemas"]["SetChoice"])[];
            result: components["schemas"]["Result"] | null;
            seats?: components["schemas"]["RecordSeat"][];
            date?: string;
        };
        /** @description Who sat there, where whoever kept the record said so. */
        RecordSeat: {
            name?: string;
            kind?: string;
        };
        /** @enum {unknown} */
        Refusal: "closed" | "end_of_track" | "forbidden" | "full" | "prerequisite" | "protected" | "unpayable";
        /** @enum {unknown} */
        Resource: "coin" | "worker" | "food" | "culture";
        /** @description How many of each. */
        Resources: {
            coin: number;
            worker: number;
            food: number;
            culture: number;
        };
        /** @description How a game ended. */
        Result: {
            scores: number[];
            winners: number[];
        };
        /** @enum {unknown} */
        Rule: "four_research_rolls" | "singularity" | "territory_benefit" | "advance_by_science_die" | "advance_on_named_track" | "by_landmarks" | "choose_opponent" | "choose_opponent_and_track" | "close_track" | "copy_card" | "discard_tapestries" | "each_neighbour" | "each_neighbour_may" | "each_player" | "explore_with_drawn_tile" | "first_in_era" | "move_level" | "olympics" | "one_track_forward" | "opponents_token" | "per_opponent" | "per_terrain" | "per_track_behind" | "per_track_leading" | "upgrade_invented" | "uprising" | "both_dice" | "circle_of_invented" | "convert_income_food" | "double_tile_benefit" | "free_bonus" | "give_tile" | "outpost_on_tile" | "per_income_coin" | "play_gained" | "roll_twice" | "same_benefit" | "topple_attacker" | "alchemy" | "as_at_start" | "building_on_map" | "building_on_mat" | "die_left" | "exposed_slots" | "fill_rows" | "free_slot" | "isolate" | "jump" | "largest_land_mass" | "lose" | "mark_tapestry" | "mark_tech_card" | "move_token_right" | "move_token_up" | "outpost_from_mat" | "per_achievement" | "per_exact_prediction" | "per_territory_around" | "per_uniform_line" | "predict" | "replaced" | "send_all_tokens" | "send_token" | "swap_buildings" | "take_over" | "token_on_any_slot" | "trade" | "uniform_district" | "conquer_if_little_land" | "secure_territory";
        /** @description The figures of one player. */
        ScoreSheet: {
            vp: number;
            points_by_source: {
                tracks?: number;
                tech_cards?: number;
                tapestry_cards?: number;
                civilizations?: number;
                exploring?: number;
                space_tiles?: number;
                income?: number;
                dice?: number;
                achievements?: number;
                other?: number;
            };
            points_by_era: components["schemas"]["PointsByEra"];
            points_by_method: {
                plain?: number;
                tech_cards?: number;
                capital?: number;
                territories?: number;
                markets?: number;
                houses?: number;
                farms?: number;
                armories?: number;
                landmarks?: number;
                tapestry_cards?: number;
                territory_supply?: number;
                spaces_exploration?: number;
                spaces_science?: number;
                spaces_military?: number;
                spaces_technology?: number;
            };
            counts: {
                turns?: number;
                advances_era_1?: number;
                advances_era_2?: number;
                advances_era_3?: number;
                advances_era_4?: number;
                bonuses?: number;
                resources_spent?: number;
                resources_gained?: number;
                tiles_explored?: number;
                conquests?: number;
                outposts_toppled?: number;
                traps_used?: number;
                inventions?: number;
                upgrades?: number;
            };
            tracks: {
                exploration: number;
                science: number;
                military: number;
                technology: number;
            };
            income_spaces: {
                market: number;
                house: number;
                farm: number;
                armory: number;
            };
            income_buildings: number;
            landmarks: number;
            outposts_on_map: number;
            territories: number;
            tech_cards: number;
            districts: number;
            capital: number | null;
            civilization: components["schemas"]["Civilization"] | null;
            civilizations: number;
            resources_left: number;
            points_by_turn: components["schemas"]["TurnPoints"][];
        };
        /** @description A discarded tapestry card and who has seen it. */
        SeenDiscard: {
            card: components["schemas"]["Tapestry"];
            seen_by: number[] | "everybody";
        };
        /** @description A choice whose dice were set, not rolled. */
        SetChoice: {
            choice: string;
            outcome: {
                science?: components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory") | (components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory"))[];
                red?: components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory") | (components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory"))[];
                black?: components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory") | (components["schemas"]["Track"] | components["schemas"]["Resource"] | number | ("territories" | "territory"))[];
            };
        };
        /** @description What a table agreed on before the game. */
        Setup: {
            players: number;
            civilizations: (components["schemas"]["Civilization"] | null)[];
            capitals: (number | null)[];
            start_bonus: boolean;
            without: components["schemas"]["Tapestry"][];
            loop_guard: boolean;
            optional_x_advance: boolean;
            confirm_turns: boolean;
            level: number;
            shadow_empire: boolean;
        };
        /** @description A place on a civilization mat: where it lies and what it gives. */
        Slot: {
            slot?: number;
            /** @enum {unknown} */
            at?: "bottom_left" | "bottom_right" | "top_left" | "top_right";
            track?: components["schemas"]["Track"];
            column?: number | components["schemas"]["MatColumn"];
            row?: number | ("bottom" | "top");
            gives?: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            next?: number[];
            place?: number;
            category?: components["schemas"]["Category"];
            numbers?: number[];
        };
        /** @description What the bots of the solo game have. */
        Solo: {
            automa: number | null;
            shadow_empire: number;
            civilizations: components["schemas"]["AutomaCivilization"][];
            favorites: components["schemas"]["Favorites"];
            decision_card: number | null;
            tiebreaker_card: number | null;
            deck: number;
            discard: number[];
            seen: number[];
            progress: number;
            progress_seen: number[];
        };
        Source: string;
        /** @description A space of a track. */
        Space: {
            number: number;
            /** @enum {unknown} */
            tier: "I" | "II" | "III" | "IV";
            name: string;
            cost: (components["schemas"]["Resource"] | "any")[];
            benefit: components["schemas"]["Word"] | components["schemas"]["Expression"];
            bonus: components["schemas"]["Bonus"] | null;
            landmark: string | null;
        };
        /** @description A space tile. */
        SpaceTile: {
            id: number;
            benefit: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @description One step of a bot's choice of a hex: what was valid before it, and how far each hex is (null: no path). */
        Stage: {
            reason: components["schemas"]["HexReason"];
            hexes: components["schemas"]["Hex"][];
            distances: {
                [key: string]: number | null;
            };
        };
        /** @description What those have who start with a civilization. */
        StartOnly: {
            /** @enum {unknown} */
            when: "end_of_first_income";
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @description The figures of the score sheet; bots have counts only. */
        Stats: {
            points_by_source?: {
                tracks?: number;
                tech_cards?: number;
                tapestry_cards?: number;
                civilizations?: number;
                exploring?: number;
                space_tiles?: number;
                income?: number;
                dice?: number;
                achievements?: number;
                other?: number;
            };
            points_by_era?: components["schemas"]["PointsByEra"];
            points_by_method?: {
                plain?: number;
                tech_cards?: number;
                capital?: number;
                territories?: number;
                markets?: number;
                houses?: number;
                farms?: number;
                armories?: number;
                landmarks?: number;
                tapestry_cards?: number;
                territory_supply?: number;
                spaces_exploration?: number;
                spaces_science?: number;
                spaces_military?: number;
                spaces_technology?: number;
            };
            counts: {
                turns?: number;
                advances_era_1?: number;
                advances_era_2?: number;
                advances_era_3?: number;
                advances_era_4?: number;
                bonuses?: number;
                resources_spent?: number;
                resources_gained?: number;
                tiles_explored?: number;
                conquests?: number;
                outposts_toppled?: number;
                traps_used?: number;
                inventions?: number;
                upgrades?: number;
            };
        };
        /** @enum {unknown} */
        Step: "after_advance" | "after_benefit" | "after_conquest" | "after_landmark" | "after_upgrade" | "alchemists_roll" | "attack" | "automa_benefit" | "automa_civilization" | "automa_draws" | "automa_gains" | "automa_trap" | "automa_vp" | "bot_advances" | "bot_step" | "bots_finish" | "bots_turn" | "card_on_mat" | "change_favorites" | "conquer_dice" | "conquerors_score" | "die_left" | "end_first_income" | "end_of_income" | "end_turn" | "era_card" | "finish" | "first_into_era" | "first_turn" | "historians_squares" | "income_cards" | "income_resources" | "income_tiles" | "income_vp" | "landmark" | "progress_cards" | "reveal" | "rewards" | "science_die" | "set_up_civilization" | "shuffle_decisions" | "start_bonus" | "step_forward" | "take_over" | "tech_part" | "upgrade";
        /** @description The view, the own decision with its options, what they would bring, and how far undo reaches. */
        Table: {
            view: components["schemas"]["View"];
            choice: number;
            deciders: number[];
            decision: components["schemas"]["Decision"] | null;
            options: components["schemas"]["Option"][];
            previews: components["schemas"]["Preview"][] | null;
            undo: components["schemas"]["Undo"] | null;
        };
        /** @enum {unknown} */
        Tapestry: "academia" | "age_of_discovery" | "age_of_sail" | "age_of_wonders" | "alliance" | "boast_of_superiority" | "broker_of_peace" | "capitalism" | "coal_baron" | "colonialism" | "dark_ages" | "democracy" | "dictatorship" | "diplomacy" | "dystopia" | "empiricism" | "espionage" | "exploitation" | "feudalism" | "golden_age" | "guilds" | "industrialism" | "marriage_of_state" | "mercantilism" | "meritocracy" | "militarism" | "monarchy" | "oil_magnate" | "olympic_host" | "pillage_and_plunder" | "pirate_rule" | "plea_for_aid" | "renaissance" | "revisionism" | "revolution" | "socialism" | "steam_tycoon" | "technocracy" | "terraforming" | "theocracy" | "trade_economy" | "trap" | "tyranny" | "wartime_economy";
        /** @description A tapestry card. */
        TapestryCard: {
            id: components["schemas"]["Tapestry"];
            number: number;
            name: string;
            copies: number;
            /** @enum {unknown} */
            solo: "kept" | "removed";
            solo_copies: number;
            /** @enum {unknown} */
            timing: "this_era" | "trap" | "when_played";
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            triggers: components["schemas"]["Trigger"][];
            forbids: components["schemas"]["Ban"][];
            allows: components["schemas"]["Ban"][];
        };
        /** @description A tech card. */
        TechCard: {
            id: components["schemas"]["Technology"];
            name: string;
            circle: components["schemas"]["Word"] | components["schemas"]["Expression"];
            square: components["schemas"]["Word"] | components["schemas"]["Expression"];
            prerequisite: components["schemas"]["Prerequisite"];
            landmark: string | null;
            once_per_turn: boolean;
        };
        /** @enum {unknown} */
        TechRow: "bottom" | "middle" | "top";
        /** @description Tech cards by row. */
        TechRows: {
            bottom: components["schemas"]["Technology"][];
            middle: components["schemas"]["Technology"][];
            top: components["schemas"]["Technology"][];
        };
        /** @enum {unknown} */
        Technology: "air_conditioning" | "ammonia" | "anesthesia" | "assembly_line" | "bakery" | "barn" | "lithium_ion_battery" | "calendar" | "canned_food" | "clocks" | "compass" | "com_tower" | "concrete" | "dynamite" | "eyeglasses" | "irrigation" | "library" | "light_bulb" | "paper" | "penicillin" | "printing_press" | "radio" | "sewage_and_plumbing" | "siegecraft" | "stock_market" | "telescope" | "the_nail" | "time_travel" | "transistors" | "treasury" | "vaccines" | "warships" | "zeppelins";
        /** @enum {unknown} */
        Terrain: "sea" | "desert" | "forest" | "grass" | "mountain";
        /** @description A territory tile. */
        TerritoryTile: {
            id: number;
            vertices: components["schemas"]["Terrain"][];
            inner: components["schemas"]["Terrain"] | null;
            land: components["schemas"]["Terrain"][];
            benefit: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @enum {unknown} */
        Thing: "beside" | "building_row" | "capital" | "civilization" | "deck" | "die" | "era" | "hand" | "hex" | "income" | "landmark" | "part" | "player" | "plot" | "resource" | "slot" | "space" | "space_tile" | "tech" | "tile" | "token" | "track";
        /** @description An event by itself, as previews tell it: its key, whose it is, what it comes from, and its arguments. */
        Told: {
            key: components["schemas"]["EventKey"];
            player?: number;
            source?: components["schemas"]["Source"];
            achievement?: components["schemas"]["Achievement"];
            after?: number;
            /** @enum {unknown} */
            aim?: "advance" | "favorite";
            amount?: number;
            before?: number;
            benefit?: components["schemas"]["BotBenefit"];
            black?: components["schemas"]["Resource"] | "territory";
            building?: components["schemas"]["Building"];
            buildings?: components["schemas"]["Building"][];
            candidates?: components["schemas"]["Hex"][] | components["schemas"]["Track"][];
            capital?: number;
            card?: components["schemas"]["Tapestry"] | components["schemas"]["Technology"] | number;
            cards?: (components["schemas"]["Tapestry"] | components["schemas"]["Technology"] | number)[];
            category?: components["schemas"]["Category"];
            civilization?: components["schemas"]["Civilization"] | components["schemas"]["AutomaCivilization"];
            column?: components["schemas"]["MatColumn"];
            columns?: components["schemas"]["Column"][];
            decision?: number;
            decision_card?: number;
            /** @enum {unknown} */
            deck?: "decision" | "tapestry" | "tech" | "territory";
            district?: number;
            districts?: number[];
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            era?: number;
            exposed?: number;
            favorite?: components["schemas"]["Track"];
            hand?: number;
            hex?: components["schemas"]["Hex"];
            holder?: number;
            landmark?: components["schemas"]["Landmark"];
            left?: number;
            level?: number;
            lost?: number;
            number?: number;
            opponent?: number | null;
            order?: components["schemas"]["HexOrder"] | components["schemas"]["TrackOrder"][] | null;
            per?: components["schemas"]["Method"];
            piece?: components["schemas"]["Piece"];
            plots?: components["schemas"]["Plot"][];
            points?: number;
            reason?: components["schemas"]["Idleness"];
            reasons?: components["schemas"]["HexReason"][];
            red?: number | "territories";
            resource?: components["schemas"]["Resource"];
            resources?: components["schemas"]["Resource"][];
            row?: components["schemas"]["TechRow"];
            rows?: number[];
            rule?: components["schemas"]["Candidates"];
            sides?: number[];
            size?: number;
            slot?: number;
            space?: number;
            stages?: components["schemas"]["Stage"][];
            steps?: {
                exploration?: number;
                science?: number;
                military?: number;
                technology?: number;
            };
            tiebreaker?: number;
            tiebreaker_card?: number | null;
            tile?: number;
            tiles?: number[];
            track?: components["schemas"]["Track"];
            turned?: number;
            vp?: number;
            where?: string;
            winners?: number[];
        };
        /** @enum {unknown} */
        Track: "exploration" | "science" | "military" | "technology";
        /** @enum {unknown} */
        TrackOrder: "exploration" | "science" | "military" | "technology" | "favorite";
        /** @description A player token on a track. */
        TrackToken: {
            id: string;
            track: components["schemas"]["Track"];
            space: number;
        };
        /** @description When somebody does something, the owner of a power gains something; `track` where only one counts. */
        Trigger: {
            on: components["schemas"]["Moment"];
            who: components["schemas"]["Who"];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
            track?: components["schemas"]["Track"];
        };
        /** @description What the player of the sheet made in a turn, whose turn it was, and the points after it. */
        TurnPoints: {
            turn: number;
            player: number | null;
            points: number;
            vp: number;
        };
        /** @description How far the viewer may go back: own choices, down to the choice number `to`. */
        Undo: {
            steps: number;
            to: number | null;
            blocked_by: components["schemas"]["Block"] | null;
        };
        /** @enum {unknown} */
        UndoReason: "turn" | "other_player" | "revealed" | "over" | "guess";
        /** @enum {unknown} */
        Verb: "accept" | "decline" | "done" | "end_turn" | "capital" | "civilization" | "income" | "advance" | "track" | "token" | "token_of" | "move" | "pay" | "gain" | "convert" | "buy" | "sell" | "do" | "tile" | "hex" | "turn" | "space_tile" | "die" | "trap" | "invent" | "upgrade" | "tech" | "play" | "discard" | "mat" | "place" | "place_beside" | "landmark" | "plot" | "player" | "slot" | "number" | "row" | "column" | "roll";
        /** @description What one player, or a spectator (`viewer` is null), may see. */
        View: {
            viewer: number | null;
            options: components["schemas"]["Setup"];
            /** @enum {unknown} */
            map: "small" | "large";
            first_player: number;
            turn: number | null;
            turn_number: number;
            over: boolean;
            started: boolean;
            decision: components["schemas"]["AskedNow"] | null;
            waiting: components["schemas"]["Waiting"][];
            hexes: {
                [key: string]: components["schemas"]["ExploredHex"] | null;
            };
            landmarks: {
                lighthouse: number | "out_of_play" | null;
                train_station: number | "out_of_play" | null;
                launch_pad: number | "out_of_play" | null;
                apothecary: number | "out_of_play" | null;
                academy: number | "out_of_play" | null;
                laboratory: number | "out_of_play" | null;
                barracks: number | "out_of_play" | null;
                tank_factory: number | "out_of_play" | null;
                fusion_reactor: number | "out_of_play" | null;
                forge: number | "out_of_play" | null;
                rubber_works: number | "out_of_play" | null;
                tech_hub: number | "out_of_play" | null;
                bakery: number | "out_of_play" | null;
                barn: number | "out_of_play" | null;
                com_tower: number | "out_of_play" | null;
                library: number | "out_of_play" | null;
                stock_market: number | "out_of_play" | null;
                treasury: number | "out_of_play" | null;
            };
            achievements: {
                complete_track: number[];
                topple_two: number[];
                middle_island: number[];
            };
            closed_tracks: components["schemas"]["ClosedTrack"][];
            heralds_tokens: components["schemas"]["HeraldsToken"][];
            historians_tokens: number[];
            inventors_tokens: components["schemas"]["Technology"][];
            display: components["schemas"]["Technology"][];
            decks: components["schemas"]["Decks"];
            solo: components["schemas"]["Solo"] | null;
            players: components["schemas"]["PlayerView"][];
        };
        /** @description Something still to come: an effect, a question, or a step. */
        Waiting: {
            player: number;
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            question?: components["schemas"]["DecisionKind"];
            step?: components["schemas"]["Step"];
            source: components["schemas"]["Source"] | null;
        };
        /** @enum {unknown} */
        Who: "owner" | "opponent" | "partner" | "holder" | "anybody";
        /** @enum {unknown} */
        Word: "circle" | "conquer" | "explore" | "explore_space" | "gain_civilization" | "invent" | "play_tapestry" | "refresh_tech" | "square" | "upgrade";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type About = components['schemas']['About'];
export type Achievement = components['schemas']['Achievement'];
export type AchievementPoints = components['schemas']['AchievementPoints'];
export type AchievementRow = components['schemas']['AchievementRow'];
export type Adjusted = components['schemas']['Adjusted'];
export type AdvanceEffect = components['schemas']['AdvanceEffect'];
export type AskedNow = components['schemas']['AskedNow'];
export type AutomaBonus = components['schemas']['AutomaBonus'];
export type AutomaCivilization = components['schemas']['AutomaCivilization'];
export type AutomaCivilizationRow = components['schemas']['AutomaCivilizationRow'];
export type AutomaLevel = components['schemas']['AutomaLevel'];
export type AutomaMats = components['schemas']['AutomaMats'];
export type Ban = components['schemas']['Ban'];
export type Block = components['schemas']['Block'];
export type Bonus = components['schemas']['Bonus'];
export type Bot = components['schemas']['Bot'];
export type BotBenefit = components['schemas']['BotBenefit'];
export type Building = components['schemas']['Building'];
export type ByTerrain = components['schemas']['ByTerrain'];
export type Candidates = components['schemas']['Candidates'];
export type Capital = components['schemas']['Capital'];
export type Category = components['schemas']['Category'];
export type City = components['schemas']['City'];
export type CityPiece = components['schemas']['CityPiece'];
export type Civilization = components['schemas']['Civilization'];
export type CivilizationMat = components['schemas']['CivilizationMat'];
export type CivilizationRow = components['schemas']['CivilizationRow'];
export type ClosedTrack = components['schemas']['ClosedTrack'];
export type Column = components['schemas']['Column'];
export type Components = components['schemas']['Components'];
export type ConquerEffect = components['schemas']['ConquerEffect'];
export type Counter = components['schemas']['Counter'];
export type Decision = components['schemas']['Decision'];
export type DecisionCard = components['schemas']['DecisionCard'];
export type DecisionKind = components['schemas']['DecisionKind'];
export type Decks = components['schemas']['Decks'];
export type Dice = components['schemas']['Dice'];
export type Die = components['schemas']['Die'];
export type DieFace = components['schemas']['DieFace'];
export type Event = components['schemas']['Event'];
export type EventKey = components['schemas']['EventKey'];
export type ExploredHex = components['schemas']['ExploredHex'];
export type Expression = components['schemas']['Expression'];
export type Favorites = components['schemas']['Favorites'];
export type Gains = components['schemas']['Gains'];
export type Geometry = components['schemas']['Geometry'];
export type HeraldsToken = components['schemas']['HeraldsToken'];
export type Hex = components['schemas']['Hex'];
export type HexOrder = components['schemas']['HexOrder'];
export type HexReason = components['schemas']['HexReason'];
export type Idleness = components['schemas']['Idleness'];
export type IncomePosition = components['schemas']['IncomePosition'];
export type IncomeRow = components['schemas']['IncomeRow'];
export type Landmark = components['schemas']['Landmark'];
export type LandmarkGained = components['schemas']['LandmarkGained'];
export type LandmarkPiece = components['schemas']['LandmarkPiece'];
export type Law = components['schemas']['Law'];
export type Map = components['schemas']['Map'];
export type MapToken = components['schemas']['MapToken'];
export type Maps = components['schemas']['Maps'];
export type MatCard = components['schemas']['MatCard'];
export type MatColumn = components['schemas']['MatColumn'];
export type MatFields = components['schemas']['MatFields'];
export type MatIncome = components['schemas']['MatIncome'];
export type MatSetup = components['schemas']['MatSetup'];
export type Method = components['schemas']['Method'];
export type Moment = components['schemas']['Moment'];
export type Move = components['schemas']['Move'];
export type Multipliers = components['schemas']['Multipliers'];
export type OnTable = components['schemas']['OnTable'];
export type Option = components['schemas']['Option'];
export type OptionArguments = components['schemas']['OptionArguments'];
export type Pact = components['schemas']['Pact'];
export type PaidFor = components['schemas']['PaidFor'];
export type Part = components['schemas']['Part'];
export type Piece = components['schemas']['Piece'];
export type PlayerView = components['schemas']['PlayerView'];
export type Plot = components['schemas']['Plot'];
export type PointSource = components['schemas']['PointSource'];
export type PointsByEra = components['schemas']['PointsByEra'];
export type Position = components['schemas']['Position'];
export type PositionCivilization = components['schemas']['PositionCivilization'];
export type PositionDecks = components['schemas']['PositionDecks'];
export type PositionHex = components['schemas']['PositionHex'];
export type PositionPlayer = components['schemas']['PositionPlayer'];
export type PositionSolo = components['schemas']['PositionSolo'];
export type PositionToken = components['schemas']['PositionToken'];
export type Prerequisite = components['schemas']['Prerequisite'];
export type Preview = components['schemas']['Preview'];
export type PrintedLand = components['schemas']['PrintedLand'];
export type PrintedMat = components['schemas']['PrintedMat'];
export type Record = components['schemas']['Record'];
export type RecordSeat = components['schemas']['RecordSeat'];
export type Refusal = components['schemas']['Refusal'];
export type Resource = components['schemas']['Resource'];
export type Resources = components['schemas']['Resources'];
export type Result = components['schemas']['Result'];
export type Rule = components['schemas']['Rule'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type SeenDiscard = components['schemas']['SeenDiscard'];
export type SetChoice = components['schemas']['SetChoice'];
export type Setup = components['schemas']['Setup'];
export type Slot = components['schemas']['Slot'];
export type Solo = components['schemas']['Solo'];
export type Source = components['schemas']['Source'];
export type Space = components['schemas']['Space'];
export type SpaceTile = components['schemas']['SpaceTile'];
export type Stage = components['schemas']['Stage'];
export type StartOnly = components['schemas']['StartOnly'];
export type Stats = components['schemas']['Stats'];
export type Step = components['schemas']['Step'];
export type Table = components['schemas']['Table'];
export type Tapestry = components['schemas']['Tapestry'];
export type TapestryCard = components['schemas']['TapestryCard'];
export type TechCard = components['schemas']['TechCard'];
export type TechRow = components['schemas']['TechRow'];
export type TechRows = components['schemas']['TechRows'];
export type Technology = components['schemas']['Technology'];
export type Terrain = components['schemas']['Terrain'];
export type TerritoryTile = components['schemas']['TerritoryTile'];
export type Thing = components['schemas']['Thing'];
export type Told = components['schemas']['Told'];
export type Track = components['schemas']['Track'];
export type TrackOrder = components['schemas']['TrackOrder'];
export type TrackToken = components['schemas']['TrackToken'];
export type Trigger = components['schemas']['Trigger'];
export type TurnPoints = components['schemas']['TurnPoints'];
export type Undo = components['schemas']['Undo'];
export type UndoReason = components['schemas']['UndoReason'];
export type Verb = components['schemas']['Verb'];
export type View = components['schemas']['View'];
export type Waiting = components['schemas']['Waiting'];
export type Who = components['schemas']['Who'];
export type Word = components['schemas']['Word'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
