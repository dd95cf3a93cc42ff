// Written by `npm run types` from the JSON Schema of the documents (gobelin schema); do not edit.

export type paths = { [key: string]: never };
export type webhooks = { [key: string]: never };
export interface components {
    schemas: {
        AcceptOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "accept";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        /** @enum {unknown} */
        Achievement: "complete_track" | "topple_two" | "middle_island";
        AchievementEvent: {
            /** @constant */
            key: "achievement";
            player: number;
            achievement: components["schemas"]["Achievement"];
            points: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
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
        AchievementTold: {
            /** @constant */
            key: "achievement";
            player: number;
            achievement: components["schemas"]["Achievement"];
            points: number;
            source: components["schemas"]["Source"];
        };
        /** @description Every verb with its integers and arguments; a verb may have several runs. */
        ActionSpace: {
            version: number;
            count: number;
            verbs: components["schemas"]["VerbRow"][];
        };
        /** @description The published adjustment of a civilization. */
        Adjusted: {
            start_bonus: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
        };
        AdvanceAbout: {
            gain: components["schemas"]["Gains"];
            moves: components["schemas"]["Move"][];
        };
        AdvanceArguments: {
            track: components["schemas"]["Track"];
        };
        AdvanceAsked: {
            player: number;
            /** @constant */
            kind: "advance";
            source: components["schemas"]["Source"];
            about: components["schemas"]["AdvanceAbout"];
            options?: string[];
        };
        AdvanceDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "advance";
            source: components["schemas"]["Source"];
            about: components["schemas"]["AdvanceAbout"];
        };
        /** @description A step on a track: which, and what is gained. */
        AdvanceEffect: {
            track: components["schemas"]["Track"] | components["schemas"]["Track"][] | "any";
            gain: components["schemas"]["Gains"];
        };
        AdvanceEvent: {
            /** @constant */
            key: "advance";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        AdvanceOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "advance";
            arguments: components["schemas"]["AdvanceArguments"];
            on: components["schemas"]["OnTable"][];
        };
        AdvanceTold: {
            /** @constant */
            key: "advance";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Aim: "advance" | "favorite";
        AlchemistsFields: {
            tracks: components["schemas"]["Track"][];
        };
        AlchemistsInposition: {
            /** @constant */
            name: "alchemists";
            fields: components["schemas"]["AlchemistsFields"];
        };
        AlchemistsMat: {
            /** @constant */
            name: "alchemists";
            mat: number[];
            fields: components["schemas"]["AlchemistsFields"];
        };
        ArchitectsInposition: {
            /** @constant */
            name: "architects";
            fields: components["schemas"]["Nothing"];
        };
        ArchitectsMat: {
            /** @constant */
            name: "architects";
            mat: number[];
            fields: components["schemas"]["Nothing"];
        };
        /** @description An argument of a verb: its values in the order in which they are counted, and how far apart the integers are. */
        ArgumentRow: {
            name: string;
            size: number;
            step: number;
            values: (number | string | string[] | null)[];
            words?: string[];
            also?: {
                [key: string]: (number | string | string[] | null)[];
            };
        };
        /** @description Who must decide what; the texts of the options are for this player alone. */
        AskedNow: components["schemas"]["AdvanceAsked"] | components["schemas"]["AutomaCivilizationAsked"] | components["schemas"]["BonusAsked"] | components["schemas"]["BuildingAsked"] | components["schemas"]["CapitalAsked"] | components["schemas"]["CivilizationAsked"] | components["schemas"]["ColonyAsked"] | components["schemas"]["ColumnAsked"] | components["schemas"]["ConquerAsked"] | components["schemas"]["ConvertAsked"] | components["schemas"]["CopyAsked"] | components["schemas"]["DieAsked"] | components["schemas"]["DiscardAsked"] | components["schemas"]["DiscardForVpAsked"] | components["schemas"]["DoubleBenefitAsked"] | components["schemas"]["EndTurnAsked"] | components["schemas"]["ExchangeAsked"] | components["schemas"]["ExploreHexAsked"] | components["schemas"]["ExploreSpaceAsked"] | components["schemas"]["ExploreTileAsked"] | components["schemas"]["ExploreTurnAsked"] | components["schemas"]["FillRowAsked"] | components["schemas"]["GainAsked"] | components["schemas"]["GiveTileAsked"] | components["schemas"]["GiveTileToAsked"] | components["schemas"]["HeraldsAsked"] | components["schemas"]["HistoriansAsked"] | components["schemas"]["IncomeOrderAsked"] | components["schemas"]["InventAsked"] | components["schemas"]["IsolateAsked"] | components["schemas"]["JumpAsked"] | components["schemas"]["LandmarkAsked"] | components["schemas"]["MayAsked"] | components["schemas"]["MoveAsked"] | components["schemas"]["NameTrackAsked"] | components["schemas"]["OlympicsAsked"] | components["schemas"]["OneOfAsked"] | components["schemas"]["OpponentAsked"] | components["schemas"]["OpponentTokenAsked"] | components["schemas"]["OrderAsked"] | components["schemas"]["OutpostRowAsked"] | components["schemas"]["PactTrackAsked"] | components["schemas"]["PathAsked"] | components["schemas"]["PayAsked"] | components["schemas"]["PlaceAsked"] | components["schemas"]["PlayGainedAsked"] | components["schemas"]["PlayTapestryAsked"] | components["schemas"]["PredictAsked"] | components["schemas"]["RefreshAsked"] | components["schemas"]["RegressAsked"] | components["schemas"]["RepeatAsked"] | components["schemas"]["ResearchAsked"] | components["schemas"]["RollAgainAsked"] | components["schemas"]["SameBenefitAsked"] | components["schemas"]["SettleTileAsked"] | components["schemas"]["SingularityAsked"] | components["schemas"]["SquareAsked"] | components["schemas"]["SwapAsked"] | components["schemas"]["SwapWithAsked"] | components["schemas"]["TechPartAsked"] | components["schemas"]["TokenAsked"] | components["schemas"]["TokenOnTechAsked"] | components["schemas"]["TradeAsked"] | components["schemas"]["TrapAsked"] | components["schemas"]["TurnAsked"] | components["schemas"]["UpgradeAsked"] | components["schemas"]["UprisingAsked"] | components["schemas"]["UseCivilizationAsked"] | components["schemas"]["UseRollsAsked"] | components["schemas"]["WhichRollAsked"];
        /** @description What a civilization of the Automa does in income turns. */
        AutomaBonus: {
            turns: number[];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"] | components["schemas"]["BotBenefit"];
        };
        AutomaCardEvent: {
            /** @constant */
            key: "automa_card";
            player: number;
            hand: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        AutomaCardTold: {
            /** @constant */
            key: "automa_card";
            player: number;
            hand: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        AutomaCivilization: "explorers" | "scientists" | "conquerors" | "engineers";
        AutomaCivilizationAsked: {
            player: number;
            /** @constant */
            kind: "automa_civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        AutomaCivilizationDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "automa_civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        AutomaCivilizationEvent: {
            /** @constant */
            key: "automa_civilization";
            player: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        /** @description A civilization of the Automa. */
        AutomaCivilizationRow: {
            name: components["schemas"]["AutomaCivilization"];
            favorite: components["schemas"]["Track"];
            income_bonus: components["schemas"]["AutomaBonus"][];
        };
        AutomaCivilizationTold: {
            /** @constant */
            key: "automa_civilization";
            player: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
        };
        AutomaEvent: {
            /** @constant */
            key: "automa";
            player: number;
            level: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
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
        AutomaTold: {
            /** @constant */
            key: "automa";
            player: number;
            level: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
        };
        /** @description What somebody cannot, or may, do while a power is in force. */
        Ban: {
            what: components["schemas"]["Law"];
            who: components["schemas"]["Who"];
            of?: components["schemas"]["Who"];
            track?: components["schemas"]["Track"];
        };
        BesideThing: {
            /** @constant */
            thing: "beside";
            player: number;
            piece: components["schemas"]["Piece"];
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
        BonusAbout: {
            bonus: components["schemas"]["Bonus"];
            free: boolean;
        };
        BonusAsked: {
            player: number;
            /** @constant */
            kind: "bonus";
            source: components["schemas"]["Source"];
            about: components["schemas"]["BonusAbout"];
            options?: string[];
        };
        BonusDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "bonus";
            source: components["schemas"]["Source"];
            about: components["schemas"]["BonusAbout"];
        };
        BonusEvent: {
            /** @constant */
            key: "bonus";
            player: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BonusTold: {
            /** @constant */
            key: "bonus";
            player: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Bot: "automa" | "shadow_empire";
        /** @enum {unknown} */
        BotBenefit: "conquer" | "conquer_anywhere" | "explore" | "explore_anywhere" | "refresh_tech" | "research_bare" | "research_benefit" | "roll_advance" | "roll_regress" | "tapestry";
        BotBenefitEvent: {
            /** @constant */
            key: "bot_benefit";
            player: number;
            benefit: components["schemas"]["BotBenefit"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BotBenefitTold: {
            /** @constant */
            key: "bot_benefit";
            player: number;
            benefit: components["schemas"]["BotBenefit"];
            source: components["schemas"]["Source"];
        };
        BotHexEvent: {
            /** @constant */
            key: "bot_hex";
            player: number;
            hex: components["schemas"]["Hex"];
            candidates: components["schemas"]["Hex"][];
            stages: components["schemas"]["Stage"][];
            reasons: components["schemas"]["HexReason"][];
            tiebreaker_card: number | null;
            order: components["schemas"]["HexOrder"] | null;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BotHexTold: {
            /** @constant */
            key: "bot_hex";
            player: number;
            hex: components["schemas"]["Hex"];
            candidates: components["schemas"]["Hex"][];
            stages: components["schemas"]["Stage"][];
            reasons: components["schemas"]["HexReason"][];
            tiebreaker_card: number | null;
            order: components["schemas"]["HexOrder"] | null;
            source: components["schemas"]["Source"];
        };
        BotIdleEvent: {
            /** @constant */
            key: "bot_idle";
            player: number;
            reason: components["schemas"]["Idleness"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BotIdleTold: {
            /** @constant */
            key: "bot_idle";
            player: number;
            reason: components["schemas"]["Idleness"];
            source: components["schemas"]["Source"];
        };
        BotTrackEvent: {
            /** @constant */
            key: "bot_track";
            player: number;
            aim: components["schemas"]["Aim"];
            rule: components["schemas"]["Candidates"];
            decision_card: number;
            steps: {
                exploration?: number;
                science?: number;
                military?: number;
                technology?: number;
            };
            candidates: components["schemas"]["Track"][];
            tiebreaker_card: number | null;
            order: components["schemas"]["TrackOrder"][];
            favorite: components["schemas"]["Track"];
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BotTrackTold: {
            /** @constant */
            key: "bot_track";
            player: number;
            aim: components["schemas"]["Aim"];
            rule: components["schemas"]["Candidates"];
            decision_card: number;
            steps: {
                exploration?: number;
                science?: number;
                military?: number;
                technology?: number;
            };
            candidates: components["schemas"]["Track"][];
            tiebreaker_card: number | null;
            order: components["schemas"]["TrackOrder"][];
            favorite: components["schemas"]["Track"];
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Building: "market" | "house" | "farm" | "armory";
        BuildingAsked: {
            player: number;
            /** @constant */
            kind: "building";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        BuildingDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "building";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        BuildingEvent: {
            /** @constant */
            key: "building";
            player: number;
            building: components["schemas"]["Building"];
            exposed: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BuildingRowThing: {
            /** @constant */
            thing: "building_row";
            player: number;
            building: components["schemas"]["Building"];
        };
        BuildingTold: {
            /** @constant */
            key: "building";
            player: number;
            building: components["schemas"]["Building"];
            exposed: number;
            source: components["schemas"]["Source"];
        };
        BustEvent: {
            /** @constant */
            key: "bust";
            player: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        BustTold: {
            /** @constant */
            key: "bust";
            player: number;
            source: components["schemas"]["Source"];
        };
        BuyArguments: {
            amount: number;
        };
        BuyOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "buy";
            arguments: components["schemas"]["BuyArguments"];
            on: components["schemas"]["OnTable"][];
        };
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
        CapitalArguments: {
            capital: number;
        };
        CapitalAsked: {
            player: number;
            /** @constant */
            kind: "capital";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        CapitalDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "capital";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        CapitalOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "capital";
            arguments: components["schemas"]["CapitalArguments"];
            on: components["schemas"]["OnTable"][];
        };
        CapitalThing: {
            /** @constant */
            thing: "capital";
            player: number;
            capital: number;
        };
        CardOnMatEvent: {
            /** @constant */
            key: "card_on_mat";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CardOnMatTold: {
            /** @constant */
            key: "card_on_mat";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
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
        CivilizationArguments: {
            civilization: components["schemas"]["Civilization"];
        };
        CivilizationAsked: {
            player: number;
            /** @constant */
            kind: "civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        CivilizationDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        CivilizationDiscardedEvent: {
            /** @constant */
            key: "civilization_discarded";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CivilizationDiscardedTold: {
            /** @constant */
            key: "civilization_discarded";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
        };
        CivilizationEvent: {
            /** @constant */
            key: "civilization";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        /** @description A civilization with what lies on its mat, as numbers and by name. */
        CivilizationMat: components["schemas"]["AlchemistsMat"] | components["schemas"]["ArchitectsMat"] | components["schemas"]["CraftsmenMat"] | components["schemas"]["EntertainersMat"] | components["schemas"]["FuturistsMat"] | components["schemas"]["HeraldsMat"] | components["schemas"]["HistoriansMat"] | components["schemas"]["InventorsMat"] | components["schemas"]["IsolationistsMat"] | components["schemas"]["LeadersMat"] | components["schemas"]["MerrymakersMat"] | components["schemas"]["MilitantsMat"] | components["schemas"]["MysticsMat"] | components["schemas"]["NomadsMat"] | components["schemas"]["TheChosenMat"] | components["schemas"]["TradersMat"];
        CivilizationOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "civilization";
            arguments: components["schemas"]["CivilizationArguments"];
            on: components["schemas"]["OnTable"][];
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
        CivilizationThing: {
            /** @constant */
            thing: "civilization";
            player: number;
            civilization: components["schemas"]["Civilization"];
        };
        CivilizationTold: {
            /** @constant */
            key: "civilization";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
        };
        CloseTrackEvent: {
            /** @constant */
            key: "close_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CloseTrackTold: {
            /** @constant */
            key: "close_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        /** @description A track that a card of its owner has closed. */
        ClosedTrack: {
            track: components["schemas"]["Track"];
            owner: number;
        };
        ColonyAsked: {
            player: number;
            /** @constant */
            kind: "colony";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        ColonyDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "colony";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        ColonyEvent: {
            /** @constant */
            key: "colony";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ColonyTold: {
            /** @constant */
            key: "colony";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        Column: string;
        ColumnArguments: {
            column: components["schemas"]["MatColumn"];
        };
        ColumnAsked: {
            player: number;
            /** @constant */
            kind: "column";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        ColumnDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "column";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        ColumnEvent: {
            /** @constant */
            key: "column";
            player: number;
            column: components["schemas"]["MatColumn"];
            space: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ColumnOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "column";
            arguments: components["schemas"]["ColumnArguments"];
            on: components["schemas"]["OnTable"][];
        };
        ColumnTold: {
            /** @constant */
            key: "column";
            player: number;
            column: components["schemas"]["MatColumn"];
            space: number;
            source: components["schemas"]["Source"];
        };
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
        ConquerAbout: {
            anywhere: boolean;
            dice: components["schemas"]["ConquerDice"];
            refused: {
                [key: string]: components["schemas"]["Refusal"];
            };
        };
        ConquerAsked: {
            player: number;
            /** @constant */
            kind: "conquer";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ConquerAbout"];
            options?: string[];
        };
        ConquerDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "conquer";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ConquerAbout"];
        };
        /** @enum {unknown} */
        ConquerDice: "one" | "both" | "both_if_opponent";
        /** @enum {unknown} */
        ConquerDie: "red" | "black";
        /** @description Where to conquer, and how many dice are gained. */
        ConquerEffect: {
            /** @enum {unknown} */
            where: "adjacent" | "anywhere";
            dice: components["schemas"]["ConquerDice"];
        };
        ConquerEvent: {
            /** @constant */
            key: "conquer";
            player: number;
            hex: components["schemas"]["Hex"];
            opponent: number | null;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ConquerTold: {
            /** @constant */
            key: "conquer";
            player: number;
            hex: components["schemas"]["Hex"];
            opponent: number | null;
            source: components["schemas"]["Source"];
        };
        ConvertAbout: {
            left: number;
        };
        ConvertArguments: {
            resource: components["schemas"]["Resource"];
        };
        ConvertAsked: {
            player: number;
            /** @constant */
            kind: "convert";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ConvertAbout"];
            options?: string[];
        };
        ConvertDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "convert";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ConvertAbout"];
        };
        ConvertOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "convert";
            arguments: components["schemas"]["ConvertArguments"];
            on: components["schemas"]["OnTable"][];
        };
        CopyAsked: {
            player: number;
            /** @constant */
            kind: "copy";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        CopyBenefitEvent: {
            /** @constant */
            key: "copy_benefit";
            player: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CopyBenefitTold: {
            /** @constant */
            key: "copy_benefit";
            player: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
        };
        CopyCardEvent: {
            /** @constant */
            key: "copy_card";
            player: number;
            card: components["schemas"]["Tapestry"];
            holder: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CopyCardTold: {
            /** @constant */
            key: "copy_card";
            player: number;
            card: components["schemas"]["Tapestry"];
            holder: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        CopyDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "copy";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        CopyUpgradeEvent: {
            /** @constant */
            key: "copy_upgrade";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        CopyUpgradeTold: {
            /** @constant */
            key: "copy_upgrade";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Counter: "turns" | "advances_era_1" | "advances_era_2" | "advances_era_3" | "advances_era_4" | "bonuses" | "resources_spent" | "resources_gained" | "tiles_explored" | "conquests" | "outposts_toppled" | "traps_used" | "inventions" | "upgrades";
        CraftsmenFields: {
            lanes: (components["schemas"]["Building"] | null)[][];
        };
        CraftsmenInposition: {
            /** @constant */
            name: "craftsmen";
            fields: components["schemas"]["CraftsmenFields"];
        };
        CraftsmenMat: {
            /** @constant */
            name: "craftsmen";
            mat: number[];
            fields: components["schemas"]["CraftsmenFields"] | components["schemas"]["Nothing"];
        };
        /** @description The viewer's own decision; the id is null in past moments. */
        Decision: components["schemas"]["AdvanceDecision"] | components["schemas"]["AutomaCivilizationDecision"] | components["schemas"]["BonusDecision"] | components["schemas"]["BuildingDecision"] | components["schemas"]["CapitalDecision"] | components["schemas"]["CivilizationDecision"] | components["schemas"]["ColonyDecision"] | components["schemas"]["ColumnDecision"] | components["schemas"]["ConquerDecision"] | components["schemas"]["ConvertDecision"] | components["schemas"]["CopyDecision"] | components["schemas"]["DieDecision"] | components["schemas"]["DiscardDecision"] | components["schemas"]["DiscardForVpDecision"] | components["schemas"]["DoubleBenefitDecision"] | components["schemas"]["EndTurnDecision"] | components["schemas"]["ExchangeDecision"] | components["schemas"]["ExploreHexDecision"] | components["schemas"]["ExploreSpaceDecision"] | components["schemas"]["ExploreTileDecision"] | components["schemas"]["ExploreTurnDecision"] | components["schemas"]["FillRowDecision"] | components["schemas"]["GainDecision"] | components["schemas"]["GiveTileDecision"] | components["schemas"]["GiveTileToDecision"] | components["schemas"]["HeraldsDecision"] | components["schemas"]["HistoriansDecision"] | components["schemas"]["IncomeOrderDecision"] | components["schemas"]["InventDecision"] | components["schemas"]["IsolateDecision"] | components["schemas"]["JumpDecision"] | components["schemas"]["LandmarkDecision"] | components["schemas"]["MayDecision"] | components["schemas"]["MoveDecision"] | components["schemas"]["NameTrackDecision"] | components["schemas"]["OlympicsDecision"] | components["schemas"]["OneOfDecision"] | components["schemas"]["OpponentDecision"] | components["schemas"]["OpponentTokenDecision"] | components["schemas"]["OrderDecision"] | components["schemas"]["OutpostRowDecision"] | components["schemas"]["PactTrackDecision"] | components["schemas"]["PathDecision"] | components["schemas"]["PayDecision"] | components["schemas"]["PlaceDecision"] | components["schemas"]["PlayGainedDecision"] | components["schemas"]["PlayTapestryDecision"] | components["schemas"]["PredictDecision"] | components["schemas"]["RefreshDecision"] | components["schemas"]["RegressDecision"] | components["schemas"]["RepeatDecision"] | components["schemas"]["ResearchDecision"] | components["schemas"]["RollAgainDecision"] | components["schemas"]["SameBenefitDecision"] | components["schemas"]["SettleTileDecision"] | components["schemas"]["SingularityDecision"] | components["schemas"]["SquareDecision"] | components["schemas"]["SwapDecision"] | components["schemas"]["SwapWithDecision"] | components["schemas"]["TechPartDecision"] | components["schemas"]["TokenDecision"] | components["schemas"]["TokenOnTechDecision"] | components["schemas"]["TradeDecision"] | components["schemas"]["TrapDecision"] | components["schemas"]["TurnDecision"] | components["schemas"]["UpgradeDecision"] | components["schemas"]["UprisingDecision"] | components["schemas"]["UseCivilizationDecision"] | components["schemas"]["UseRollsDecision"] | components["schemas"]["WhichRollDecision"];
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
        DecisionCardsEvent: {
            /** @constant */
            key: "decision_cards";
            decision: number;
            tiebreaker: number;
            left: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DecisionCardsTold: {
            /** @constant */
            key: "decision_cards";
            decision: number;
            tiebreaker: number;
            left: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        DecisionKind: "advance" | "automa_civilization" | "bonus" | "building" | "capital" | "civilization" | "colony" | "column" | "conquer" | "convert" | "copy" | "die" | "discard" | "discard_for_vp" | "double_benefit" | "end_turn" | "exchange" | "explore_hex" | "explore_space" | "explore_tile" | "explore_turn" | "fill_row" | "gain" | "give_tile" | "give_tile_to" | "heralds" | "historians" | "income_order" | "invent" | "isolate" | "jump" | "landmark" | "may" | "move" | "name_track" | "olympics" | "one_of" | "opponent" | "opponent_token" | "order" | "outpost_row" | "pact_track" | "path" | "pay" | "place" | "play_gained" | "play_tapestry" | "predict" | "refresh" | "regress" | "repeat" | "research" | "roll_again" | "same_benefit" | "settle_tile" | "singularity" | "square" | "swap" | "swap_with" | "tech_part" | "token" | "token_on_tech" | "trade" | "trap" | "turn" | "upgrade" | "uprising" | "use_civilization" | "use_rolls" | "which_roll";
        /** @enum {unknown} */
        Deck: "tapestry" | "tech" | "territory";
        DeckThing: {
            /** @constant */
            thing: "deck";
            /** @constant */
            deck: "tech";
        };
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
        DeclineEvent: {
            /** @constant */
            key: "decline";
            player: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DeclineOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "decline";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        DeclineTold: {
            /** @constant */
            key: "decline";
            player: number;
            source: components["schemas"]["Source"];
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
        DieAbout: {
            red: number | "territories";
            black: components["schemas"]["Resource"] | "territory";
            both: boolean;
            hex: components["schemas"]["Hex"];
        };
        DieArguments: {
            die: components["schemas"]["ConquerDie"];
        };
        DieAsked: {
            player: number;
            /** @constant */
            kind: "die";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DieAbout"];
            options?: string[];
        };
        DieDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "die";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DieAbout"];
        };
        /** @description What so many faces of a die give. */
        DieFace: {
            outcome: components["schemas"]["Expression"];
            count: number;
        };
        DieOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "die";
            arguments: components["schemas"]["DieArguments"];
            on: components["schemas"]["OnTable"][];
        };
        DieThing: {
            /** @constant */
            thing: "die";
            die: components["schemas"]["ConquerDie"];
        };
        DiscardAbout: {
            what: components["schemas"]["Deck"];
            left: number;
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        DiscardArguments: {
            card: components["schemas"]["Tapestry"];
        };
        DiscardAsked: {
            player: number;
            /** @constant */
            kind: "discard";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DiscardAbout"];
            options?: string[];
        };
        DiscardCardEvent: {
            /** @constant */
            key: "discard_card";
            player: number;
            card?: components["schemas"]["Tapestry"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DiscardCardTold: {
            /** @constant */
            key: "discard_card";
            player: number;
            card?: components["schemas"]["Tapestry"];
            source: components["schemas"]["Source"];
        };
        DiscardDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "discard";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DiscardAbout"];
        };
        DiscardForVpAsked: {
            player: number;
            /** @constant */
            kind: "discard_for_vp";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        DiscardForVpDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "discard_for_vp";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        DiscardOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "discard";
            arguments: components["schemas"]["DiscardArguments"];
            on: components["schemas"]["OnTable"][];
        };
        DiscardTechEvent: {
            /** @constant */
            key: "discard_tech";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DiscardTechTold: {
            /** @constant */
            key: "discard_tech";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
        };
        DiscardTileEvent: {
            /** @constant */
            key: "discard_tile";
            player: number;
            tile: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DiscardTileTold: {
            /** @constant */
            key: "discard_tile";
            player: number;
            tile: number;
            source: components["schemas"]["Source"];
        };
        DisplayEvent: {
            /** @constant */
            key: "display";
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DisplayTold: {
            /** @constant */
            key: "display";
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
        };
        DistrictEvent: {
            /** @constant */
            key: "district";
            player: number;
            district: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DistrictTold: {
            /** @constant */
            key: "district";
            player: number;
            district: number;
            source: components["schemas"]["Source"];
        };
        DoArguments: {
            part: components["schemas"]["Part"];
        };
        DoOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "do";
            arguments: components["schemas"]["DoArguments"];
            on: components["schemas"]["OnTable"][];
        };
        DoneOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "done";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        DoubleBenefitAbout: {
            hex: components["schemas"]["Hex"];
            tile: number;
            sides: number;
        };
        DoubleBenefitAsked: {
            player: number;
            /** @constant */
            kind: "double_benefit";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DoubleBenefitAbout"];
            options?: string[];
        };
        DoubleBenefitDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "double_benefit";
            source: components["schemas"]["Source"];
            about: components["schemas"]["DoubleBenefitAbout"];
        };
        DoubleBenefitEvent: {
            /** @constant */
            key: "double_benefit";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        DoubleBenefitTold: {
            /** @constant */
            key: "double_benefit";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        EndTurnAsked: {
            player: number;
            /** @constant */
            kind: "end_turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        EndTurnDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "end_turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        EndTurnOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "end_turn";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        EntertainersFields: {
            slot: number;
        };
        EntertainersInposition: {
            /** @constant */
            name: "entertainers";
            fields: components["schemas"]["EntertainersFields"];
        };
        EntertainersMat: {
            /** @constant */
            name: "entertainers";
            mat: number[];
            fields: components["schemas"]["EntertainersFields"] | components["schemas"]["Nothing"];
        };
        EraThing: {
            /** @constant */
            thing: "era";
            player: number;
            era: number;
        };
        /** @description An event of the log: its number, the number of the choice that caused it (0: the set-up), and of the turn. */
        Event: components["schemas"]["AchievementEvent"] | components["schemas"]["AdvanceEvent"] | components["schemas"]["AutomaEvent"] | components["schemas"]["AutomaCardEvent"] | components["schemas"]["AutomaCivilizationEvent"] | components["schemas"]["BonusEvent"] | components["schemas"]["BotBenefitEvent"] | components["schemas"]["BotHexEvent"] | components["schemas"]["BotIdleEvent"] | components["schemas"]["BotTrackEvent"] | components["schemas"]["BuildingEvent"] | components["schemas"]["BustEvent"] | components["schemas"]["CardOnMatEvent"] | components["schemas"]["CivilizationEvent"] | components["schemas"]["CivilizationDiscardedEvent"] | components["schemas"]["CloseTrackEvent"] | components["schemas"]["ColonyEvent"] | components["schemas"]["ColumnEvent"] | components["schemas"]["ConquerEvent"] | components["schemas"]["CopyBenefitEvent"] | components["schemas"]["CopyCardEvent"] | components["schemas"]["CopyUpgradeEvent"] | components["schemas"]["DecisionCardsEvent"] | components["schemas"]["DeclineEvent"] | components["schemas"]["DiscardCardEvent"] | components["schemas"]["DiscardTechEvent"] | components["schemas"]["DiscardTileEvent"] | components["schemas"]["DisplayEvent"] | components["schemas"]["DistrictEvent"] | components["schemas"]["DoubleBenefitEvent"] | components["schemas"]["ExploreEvent"] | components["schemas"]["ExploreSpaceEvent"] | components["schemas"]["FaceDownEvent"] | components["schemas"]["FavoriteEvent"] | components["schemas"]["FillRowEvent"] | components["schemas"]["FinishEvent"] | components["schemas"]["FirstIntoEraEvent"] | components["schemas"]["GainEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["GiveTileEvent"] | components["schemas"]["GiveTokenEvent"] | components["schemas"]["IncomeEvent"] | components["schemas"]["InventEvent"] | components["schemas"]["JumpEvent"] | components["schemas"]["LandmarkEvent"] | components["schemas"]["NameTrackEvent"] | components["schemas"]["NoCardEvent"] | components["schemas"]["OpenTrackEvent"] | components["schemas"]["OutpostEvent"] | components["schemas"]["OutpostRowEvent"] | components["schemas"]["PactEvent"] | components["schemas"]["PactTrackEvent"] | components["schemas"]["PayEvent"] | components["schemas"]["PlaceEvent"] | components["schemas"]["PlaceHexEvent"] | components["schemas"]["PlaceColumnEvent"] | components["schemas"]["PlayEvent"] | components["schemas"]["PredictEvent"] | components["schemas"]["PredictionEvent"] | components["schemas"]["ProgressCardsEvent"] | components["schemas"]["RefreshEvent"] | components["schemas"]["RegressEvent"] | components["schemas"]["RepeatEvent"] | components["schemas"]["RollConquerEvent"] | components["schemas"]["RollScienceEvent"] | components["schemas"]["SecondCivilizationEvent"] | components["schemas"]["ShadowOutpostEvent"] | components["schemas"]["ShuffleEvent"] | components["schemas"]["ShuffleSizeEvent"] | components["schemas"]["SingularityEvent"] | components["schemas"]["SlotEvent"] | components["schemas"]["SpaceTilesEvent"] | components["schemas"]["StandUpEvent"] | components["schemas"]["StartEvent"] | components["schemas"]["SwapEvent"] | components["schemas"]["TakeOverEvent"] | components["schemas"]["TapestryCardsEvent"] | components["schemas"]["TechPartEvent"] | components["schemas"]["TerritoryTilesEvent"] | components["schemas"]["TiebreakerEvent"] | components["schemas"]["TokenEvent"] | components["schemas"]["TokenOnTechEvent"] | components["schemas"]["ToppleEvent"] | components["schemas"]["TradeEvent"] | components["schemas"]["TurnEvent"] | components["schemas"]["UpgradeEvent"] | components["schemas"]["UseCivilizationEvent"] | components["schemas"]["UsedEvent"] | components["schemas"]["VoidEvent"] | components["schemas"]["VpEvent"];
        /** @enum {unknown} */
        EventKey: "achievement" | "advance" | "automa" | "automa_card" | "automa_civilization" | "bonus" | "bot_benefit" | "bot_hex" | "bot_idle" | "bot_track" | "building" | "bust" | "card_on_mat" | "civilization" | "civilization_discarded" | "close_track" | "colony" | "column" | "conquer" | "copy_benefit" | "copy_card" | "copy_upgrade" | "decision_cards" | "decline" | "discard_card" | "discard_tech" | "discard_tile" | "display" | "district" | "double_benefit" | "explore" | "explore_space" | "face_down" | "favorite" | "fill_row" | "finish" | "first_into_era" | "gain" | "game_over" | "give_tile" | "give_token" | "income" | "invent" | "jump" | "landmark" | "name_track" | "no_card" | "open_track" | "outpost" | "outpost_row" | "pact" | "pay" | "place" | "play" | "predict" | "prediction" | "progress_cards" | "refresh" | "regress" | "repeat" | "roll_conquer" | "roll_science" | "second_civilization" | "shadow_outpost" | "shuffle" | "singularity" | "slot" | "space_tiles" | "stand_up" | "start" | "swap" | "take_over" | "tapestry_cards" | "tech_part" | "territory_tiles" | "tiebreaker" | "token" | "token_on_tech" | "topple" | "trade" | "turn" | "upgrade" | "use_civilization" | "used" | "void" | "vp";
        ExchangeAsked: {
            player: number;
            /** @constant */
            kind: "exchange";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        ExchangeDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "exchange";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        ExploreEvent: {
            /** @constant */
            key: "explore";
            player: number;
            tile: number;
            hex: components["schemas"]["Hex"];
            turned: number;
            sides: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ExploreHexAbout: {
            tile: number;
            scores: {
                [key: string]: number[];
            };
        };
        ExploreHexAsked: {
            player: number;
            /** @constant */
            kind: "explore_hex";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreHexAbout"];
            options?: string[];
        };
        ExploreHexDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "explore_hex";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreHexAbout"];
        };
        ExploreSpaceAsked: {
            player: number;
            /** @constant */
            kind: "explore_space";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        ExploreSpaceDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "explore_space";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        ExploreSpaceEvent: {
            /** @constant */
            key: "explore_space";
            player: number;
            tile: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ExploreSpaceTold: {
            /** @constant */
            key: "explore_space";
            player: number;
            tile: number;
            source: components["schemas"]["Source"];
        };
        ExploreTileAbout: {
            anywhere: boolean;
            hexes: components["schemas"]["Hex"][];
        };
        ExploreTileAsked: {
            player: number;
            /** @constant */
            kind: "explore_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreTileAbout"];
            options?: string[];
        };
        ExploreTileDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "explore_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreTileAbout"];
        };
        ExploreTold: {
            /** @constant */
            key: "explore";
            player: number;
            tile: number;
            hex: components["schemas"]["Hex"];
            turned: number;
            sides: number[];
            source: components["schemas"]["Source"];
        };
        ExploreTurnAbout: {
            tile: number;
            hex: components["schemas"]["Hex"];
            scores: number[];
            sides: number[][];
        };
        ExploreTurnAsked: {
            player: number;
            /** @constant */
            kind: "explore_turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreTurnAbout"];
            options?: string[];
        };
        ExploreTurnDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "explore_turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ExploreTurnAbout"];
        };
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
            /** @constant */
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
            /** @constant */
            timing?: "any";
            up_to?: number;
        };
        FaceDownEvent: {
            /** @constant */
            key: "face_down";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        FaceDownTold: {
            /** @constant */
            key: "face_down";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        FavoriteEvent: {
            /** @constant */
            key: "favorite";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        FavoriteTold: {
            /** @constant */
            key: "favorite";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        /** @description The favourite tracks of the bots. */
        Favorites: {
            automa: components["schemas"]["Track"] | null;
            shadow_empire: components["schemas"]["Track"];
        };
        FillRowAbout: {
            left: number;
        };
        FillRowAsked: {
            player: number;
            /** @constant */
            kind: "fill_row";
            source: components["schemas"]["Source"];
            about: components["schemas"]["FillRowAbout"];
            options?: string[];
        };
        FillRowDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "fill_row";
            source: components["schemas"]["Source"];
            about: components["schemas"]["FillRowAbout"];
        };
        FillRowEvent: {
            /** @constant */
            key: "fill_row";
            player: number;
            row: components["schemas"]["MatRow"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        FillRowTold: {
            /** @constant */
            key: "fill_row";
            player: number;
            row: components["schemas"]["MatRow"];
            source: components["schemas"]["Source"];
        };
        FinishEvent: {
            /** @constant */
            key: "finish";
            player: number;
            vp: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        FinishTold: {
            /** @constant */
            key: "finish";
            player: number;
            vp: number;
            source: components["schemas"]["Source"];
        };
        FirstIntoEraEvent: {
            /** @constant */
            key: "first_into_era";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        FirstIntoEraTold: {
            /** @constant */
            key: "first_into_era";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        /** @description What a player's next income turn would bring if it were taken now. */
        Forecast: {
            player: number;
            era: number;
            last: boolean;
            vp: number;
            resources: components["schemas"]["Resources"];
            lost: components["schemas"]["Resources"];
            territory: number;
            tapestry: number;
            first_into_era: number;
            lines: components["schemas"]["ForecastLine"][];
            open: ("civilization" | "tapestry" | "upgrade")[];
        };
        /** @description The points of one exposed space of the income mat. */
        ForecastLine: {
            building: components["schemas"]["Building"];
            position: number;
            per: components["schemas"]["Method"];
            points: number;
        };
        FuturistsInposition: {
            /** @constant */
            name: "futurists";
            fields: components["schemas"]["Nothing"];
        };
        FuturistsMat: {
            /** @constant */
            name: "futurists";
            mat: number[];
            fields: components["schemas"]["Nothing"];
        };
        GainAbout: {
            amount: number;
        };
        GainArguments: {
            resources: components["schemas"]["Resource"][];
        };
        GainAsked: {
            player: number;
            /** @constant */
            kind: "gain";
            source: components["schemas"]["Source"];
            about: components["schemas"]["GainAbout"];
            options?: string[];
        };
        GainDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "gain";
            source: components["schemas"]["Source"];
            about: components["schemas"]["GainAbout"];
        };
        GainEvent: {
            /** @constant */
            key: "gain";
            player: number;
            resource: components["schemas"]["Resource"];
            amount: number;
            lost: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        GainOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "gain";
            arguments: components["schemas"]["GainArguments"];
            on: components["schemas"]["OnTable"][];
        };
        GainTold: {
            /** @constant */
            key: "gain";
            player: number;
            resource: components["schemas"]["Resource"];
            amount: number;
            lost: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Gains: "full" | "benefit" | "none" | "free_bonus";
        GameOverEvent: {
            /** @constant */
            key: "game_over";
            winners: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        GameOverTold: {
            /** @constant */
            key: "game_over";
            winners: number[];
            source: components["schemas"]["Source"];
        };
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
        GiveTileAsked: {
            player: number;
            /** @constant */
            kind: "give_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        GiveTileDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "give_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        GiveTileEvent: {
            /** @constant */
            key: "give_tile";
            player: number;
            tile: number;
            opponent: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        GiveTileToAbout: {
            tile: number;
        };
        GiveTileToAsked: {
            player: number;
            /** @constant */
            kind: "give_tile_to";
            source: components["schemas"]["Source"];
            about: components["schemas"]["GiveTileToAbout"];
            options?: string[];
        };
        GiveTileToDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "give_tile_to";
            source: components["schemas"]["Source"];
            about: components["schemas"]["GiveTileToAbout"];
        };
        GiveTileTold: {
            /** @constant */
            key: "give_tile";
            player: number;
            tile: number;
            opponent: number;
            source: components["schemas"]["Source"];
        };
        GiveTokenEvent: {
            /** @constant */
            key: "give_token";
            player: number;
            slot: number;
            opponent: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        GiveTokenTold: {
            /** @constant */
            key: "give_token";
            player: number;
            slot: number;
            opponent: number;
            source: components["schemas"]["Source"];
        };
        HandThing: {
            /** @constant */
            thing: "hand";
            player: number;
            card: components["schemas"]["Tapestry"];
        };
        HeraldsAsked: {
            player: number;
            /** @constant */
            kind: "heralds";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        HeraldsDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "heralds";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        HeraldsFields: {
            tokens_left: number;
        };
        HeraldsInposition: {
            /** @constant */
            name: "heralds";
            fields: components["schemas"]["HeraldsFields"];
        };
        HeraldsMat: {
            /** @constant */
            name: "heralds";
            mat: number[];
            fields: components["schemas"]["HeraldsFields"] | components["schemas"]["Nothing"];
        };
        /** @description On a tapestry card of an income mat; `depth` is how many cards lie below it. */
        HeraldsToken: {
            player: number;
            era: number;
            depth: number;
        };
        Hex: string;
        HexArguments: {
            hex: components["schemas"]["Hex"];
        };
        HexOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "hex";
            arguments: components["schemas"]["HexArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @enum {unknown} */
        HexOrder: "NE_from_SE" | "NW_from_NE" | "NW_from_SW" | "N_from_E" | "N_from_W" | "SE_from_NE" | "SE_from_SW" | "SW_from_SE" | "S_from_E" | "S_from_W";
        /** @enum {unknown} */
        HexReason: "closest_to_middle" | "closest_to_weak_territory" | "closest_to_you" | "furthest_from_you" | "neutral" | "not_beside_you" | "secure" | "your_territory";
        HexThing: {
            /** @constant */
            thing: "hex";
            hex: components["schemas"]["Hex"];
        };
        HistoriansAsked: {
            player: number;
            /** @constant */
            kind: "historians";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        HistoriansDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "historians";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        HistoriansFields: {
            covered: boolean[];
        };
        HistoriansInposition: {
            /** @constant */
            name: "historians";
            fields: components["schemas"]["HistoriansFields"];
        };
        HistoriansMat: {
            /** @constant */
            name: "historians";
            mat: number[];
            fields: components["schemas"]["HistoriansFields"] | components["schemas"]["Nothing"];
        };
        /** @enum {unknown} */
        Idleness: "first_round" | "no_hex" | "no_outpost" | "no_tile" | "no_track";
        IncomeEvent: {
            /** @constant */
            key: "income";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        IncomeOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "income";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        IncomeOrderAsked: {
            player: number;
            /** @constant */
            kind: "income_order";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        IncomeOrderDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "income_order";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
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
        IncomeThing: {
            /** @constant */
            thing: "income";
            player: number;
        };
        IncomeTold: {
            /** @constant */
            key: "income";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        InventAbout: {
            upgrade: boolean;
        };
        InventArguments: {
            technology: components["schemas"]["Technology"] | null;
        };
        InventAsked: {
            player: number;
            /** @constant */
            kind: "invent";
            source: components["schemas"]["Source"];
            about: components["schemas"]["InventAbout"];
            options?: string[];
        };
        InventDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "invent";
            source: components["schemas"]["Source"];
            about: components["schemas"]["InventAbout"];
        };
        InventEvent: {
            /** @constant */
            key: "invent";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        InventOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "invent";
            arguments: components["schemas"]["InventArguments"];
            on: components["schemas"]["OnTable"][];
        };
        InventTold: {
            /** @constant */
            key: "invent";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
        };
        InventorsFields: {
            tokens_left: number;
        };
        InventorsInposition: {
            /** @constant */
            name: "inventors";
            fields: components["schemas"]["InventorsFields"];
        };
        InventorsMat: {
            /** @constant */
            name: "inventors";
            mat: number[];
            fields: components["schemas"]["InventorsFields"] | components["schemas"]["Nothing"];
        };
        IsolateAbout: {
            hex: components["schemas"]["Hex"];
        };
        IsolateAsked: {
            player: number;
            /** @constant */
            kind: "isolate";
            source: components["schemas"]["Source"];
            about: components["schemas"]["IsolateAbout"];
            options?: string[];
        };
        IsolateDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "isolate";
            source: components["schemas"]["Source"];
            about: components["schemas"]["IsolateAbout"];
        };
        IsolationistsFields: {
            tokens_left: number;
        };
        IsolationistsInposition: {
            /** @constant */
            name: "isolationists";
            fields: components["schemas"]["IsolationistsFields"];
        };
        IsolationistsMat: {
            /** @constant */
            name: "isolationists";
            mat: number[];
            fields: components["schemas"]["IsolationistsFields"] | components["schemas"]["Nothing"];
        };
        JumpAbout: {
            track: components["schemas"]["Track"];
        };
        JumpAsked: {
            player: number;
            /** @constant */
            kind: "jump";
            source: components["schemas"]["Source"];
            about: components["schemas"]["JumpAbout"];
            options?: string[];
        };
        JumpDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "jump";
            source: components["schemas"]["Source"];
            about: components["schemas"]["JumpAbout"];
        };
        JumpEvent: {
            /** @constant */
            key: "jump";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        JumpTold: {
            /** @constant */
            key: "jump";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Landmark: "lighthouse" | "train_station" | "launch_pad" | "apothecary" | "academy" | "laboratory" | "barracks" | "tank_factory" | "fusion_reactor" | "forge" | "rubber_works" | "tech_hub" | "bakery" | "barn" | "com_tower" | "library" | "stock_market" | "treasury";
        LandmarkArguments: {
            landmark: components["schemas"]["Landmark"];
        };
        LandmarkAsked: {
            player: number;
            /** @constant */
            kind: "landmark";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        LandmarkDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "landmark";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        LandmarkEvent: {
            /** @constant */
            key: "landmark";
            player: number;
            landmark: components["schemas"]["Landmark"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        /** @description How a landmark is gained: on a space of a track, or with a tech card. */
        LandmarkGained: {
            track?: components["schemas"]["Track"];
            /** @enum {unknown} */
            tier?: "I" | "II" | "III" | "IV";
            space?: number;
            tech_card?: string;
        };
        LandmarkOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "landmark";
            arguments: components["schemas"]["LandmarkArguments"];
            on: components["schemas"]["OnTable"][];
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
        LandmarkThing: {
            /** @constant */
            thing: "landmark";
            landmark: components["schemas"]["Landmark"];
        };
        LandmarkTold: {
            /** @constant */
            key: "landmark";
            player: number;
            landmark: components["schemas"]["Landmark"];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Law: "advancing" | "building_on_impassable" | "conquering" | "ignoring_prerequisites" | "trapping" | "upgrading_marked_cards";
        LeadersFields: {
            tracks: components["schemas"]["Track"][];
        };
        LeadersInposition: {
            /** @constant */
            name: "leaders";
            fields: components["schemas"]["LeadersFields"];
        };
        LeadersMat: {
            /** @constant */
            name: "leaders";
            mat: number[];
            fields: components["schemas"]["LeadersFields"];
        };
        /** @description A side of the map; starts by number of the capital; `names` as at the rim of the board, "D4". */
        Map: {
            players: number[];
            starts: {
                [key: string]: number[];
            };
            hexes: number[][];
            names: string[];
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
        MatArguments: {
            player: number;
            era: number;
        };
        /** @description A tapestry card on an income mat. */
        MatCard: {
            card: components["schemas"]["Tapestry"];
            face_down: boolean;
        };
        /** @enum {unknown} */
        MatColumn: "left" | "middle" | "right";
        /** @description What a civilization does in step 1 of income turns. */
        MatIncome: {
            turns: number[];
            optional: boolean;
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        MatOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "mat";
            arguments: components["schemas"]["MatArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @enum {unknown} */
        MatRow: "bottom" | "top";
        /** @description How a civilization begins. */
        MatSetup: {
            tokens_on_mat: number;
            where: number[];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            outposts_on_mat?: number;
        };
        MayAbout: {
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        MayAsked: {
            player: number;
            /** @constant */
            kind: "may";
            source: components["schemas"]["Source"];
            about: components["schemas"]["MayAbout"];
            options?: string[];
        };
        MayDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "may";
            source: components["schemas"]["Source"];
            about: components["schemas"]["MayAbout"];
        };
        MerrymakersFields: {
            heights: number[];
        };
        MerrymakersInposition: {
            /** @constant */
            name: "merrymakers";
            fields: components["schemas"]["MerrymakersFields"];
        };
        MerrymakersMat: {
            /** @constant */
            name: "merrymakers";
            mat: number[];
            fields: components["schemas"]["MerrymakersFields"] | components["schemas"]["Nothing"];
        };
        /** @enum {unknown} */
        Method: "plain" | "tech_cards" | "capital" | "territories" | "markets" | "houses" | "farms" | "armories" | "landmarks" | "tapestry_cards" | "territory_supply" | "spaces_exploration" | "spaces_science" | "spaces_military" | "spaces_technology";
        MilitantsFields: {
            outposts_left: number[];
        };
        MilitantsInposition: {
            /** @constant */
            name: "militants";
            fields: components["schemas"]["MilitantsFields"];
        };
        MilitantsMat: {
            /** @constant */
            name: "militants";
            mat: number[];
            fields: components["schemas"]["MilitantsFields"] | components["schemas"]["Nothing"];
        };
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
        MoveArguments: {
            track: components["schemas"]["Track"];
            from: number;
            to: number;
        };
        MoveAsked: {
            player: number;
            /** @constant */
            kind: "move";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        MoveDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "move";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        MoveOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "move";
            arguments: components["schemas"]["MoveArguments"];
            on: components["schemas"]["OnTable"][];
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
        MysticsFields: {
            predictions: {
                tech_cards?: number | null;
                districts?: number | null;
                territories?: number | null;
                tracks?: number | null;
            };
            paid: components["schemas"]["Category"][];
        };
        MysticsInposition: {
            /** @constant */
            name: "mystics";
            fields: components["schemas"]["MysticsFields"];
        };
        MysticsMat: {
            /** @constant */
            name: "mystics";
            mat: number[];
            fields: components["schemas"]["MysticsFields"] | components["schemas"]["Nothing"];
        };
        NameTrackAsked: {
            player: number;
            /** @constant */
            kind: "name_track";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        NameTrackDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "name_track";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        NameTrackEvent: {
            /** @constant */
            key: "name_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        NameTrackTold: {
            /** @constant */
            key: "name_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        NoCardEvent: {
            /** @constant */
            key: "no_card";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        NoCardTold: {
            /** @constant */
            key: "no_card";
            player: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        NomadsInposition: {
            /** @constant */
            name: "nomads";
            fields: components["schemas"]["Nothing"];
        };
        NomadsMat: {
            /** @constant */
            name: "nomads";
            mat: number[];
            fields: components["schemas"]["Nothing"];
        };
        Nothing: { [key: string]: never };
        NumberArguments: {
            number: number;
        };
        NumberOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "number";
            arguments: components["schemas"]["NumberArguments"];
            on: components["schemas"]["OnTable"][];
        };
        OlympicsAbout: {
            host: number;
            opponent_paid: boolean;
        };
        OlympicsAsked: {
            player: number;
            /** @constant */
            kind: "olympics";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OlympicsAbout"];
            options?: string[];
        };
        OlympicsDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "olympics";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OlympicsAbout"];
        };
        /** @description Something on the table that an option is about. */
        OnTable: components["schemas"]["BesideThing"] | components["schemas"]["BuildingRowThing"] | components["schemas"]["CapitalThing"] | components["schemas"]["CivilizationThing"] | components["schemas"]["DeckThing"] | components["schemas"]["DieThing"] | components["schemas"]["EraThing"] | components["schemas"]["HandThing"] | components["schemas"]["HexThing"] | components["schemas"]["IncomeThing"] | components["schemas"]["LandmarkThing"] | components["schemas"]["PartThing"] | components["schemas"]["PlayerThing"] | components["schemas"]["PlotThing"] | components["schemas"]["ResourceThing"] | components["schemas"]["SlotThing"] | components["schemas"]["SlotRowThing"] | components["schemas"]["SlotColumnThing"] | components["schemas"]["SlotNumberThing"] | components["schemas"]["SpaceThing"] | components["schemas"]["SpaceTileThing"] | components["schemas"]["TechThing"] | components["schemas"]["TechDisplayThing"] | components["schemas"]["TileThing"] | components["schemas"]["TokenThing"] | components["schemas"]["TrackThing"];
        OneOfAbout: {
            parts: {
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
        };
        OneOfAsked: {
            player: number;
            /** @constant */
            kind: "one_of";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OneOfAbout"];
            options?: string[];
        };
        OneOfDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "one_of";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OneOfAbout"];
        };
        OpenTrackEvent: {
            /** @constant */
            key: "open_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        OpenTrackTold: {
            /** @constant */
            key: "open_track";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        OpponentAbout: {
            slot: number;
        };
        OpponentAsked: {
            player: number;
            /** @constant */
            kind: "opponent";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"] | components["schemas"]["OpponentAbout"];
            options?: string[];
        };
        OpponentDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "opponent";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"] | components["schemas"]["OpponentAbout"];
        };
        OpponentTokenAsked: {
            player: number;
            /** @constant */
            kind: "opponent_token";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        OpponentTokenDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "opponent_token";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        /** @description An option with all that is said of it by itself. */
        Option: components["schemas"]["AcceptOption"] | components["schemas"]["DeclineOption"] | components["schemas"]["DoneOption"] | components["schemas"]["EndTurnOption"] | components["schemas"]["CapitalOption"] | components["schemas"]["CivilizationOption"] | components["schemas"]["IncomeOption"] | components["schemas"]["AdvanceOption"] | components["schemas"]["TrackOption"] | components["schemas"]["TokenOption"] | components["schemas"]["TokenOfOption"] | components["schemas"]["MoveOption"] | components["schemas"]["PayOption"] | components["schemas"]["GainOption"] | components["schemas"]["ConvertOption"] | components["schemas"]["BuyOption"] | components["schemas"]["SellOption"] | components["schemas"]["DoOption"] | components["schemas"]["TileOption"] | components["schemas"]["HexOption"] | components["schemas"]["TurnOption"] | components["schemas"]["SpaceTileOption"] | components["schemas"]["DieOption"] | components["schemas"]["TrapOption"] | components["schemas"]["InventOption"] | components["schemas"]["UpgradeOption"] | components["schemas"]["TechOption"] | components["schemas"]["PlayOption"] | components["schemas"]["DiscardOption"] | components["schemas"]["MatOption"] | components["schemas"]["PlaceOption"] | components["schemas"]["PlaceBesideOption"] | components["schemas"]["LandmarkOption"] | components["schemas"]["PlotOption"] | components["schemas"]["PlayerOption"] | components["schemas"]["SlotOption"] | components["schemas"]["NumberOption"] | components["schemas"]["RowOption"] | components["schemas"]["ColumnOption"] | components["schemas"]["RollOption"];
        OrderAbout: {
            parts: {
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
        };
        OrderAsked: {
            player: number;
            /** @constant */
            kind: "order";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OrderAbout"];
            options?: string[];
        };
        OrderDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "order";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OrderAbout"];
        };
        OutpostEvent: {
            /** @constant */
            key: "outpost";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        OutpostRowAbout: {
            hex: components["schemas"]["Hex"];
        };
        OutpostRowAsked: {
            player: number;
            /** @constant */
            kind: "outpost_row";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OutpostRowAbout"];
            options?: string[];
        };
        OutpostRowDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "outpost_row";
            source: components["schemas"]["Source"];
            about: components["schemas"]["OutpostRowAbout"];
        };
        OutpostRowEvent: {
            /** @constant */
            key: "outpost_row";
            player: number;
            row: components["schemas"]["MatRow"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        OutpostRowTold: {
            /** @constant */
            key: "outpost_row";
            player: number;
            row: components["schemas"]["MatRow"];
            source: components["schemas"]["Source"];
        };
        OutpostTold: {
            /** @constant */
            key: "outpost";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        /** @description The opponent, and perhaps the track, that a card was played upon. */
        Pact: {
            player: number | null;
            track: components["schemas"]["Track"] | null;
        };
        PactEvent: {
            /** @constant */
            key: "pact";
            player: number;
            opponent: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PactTold: {
            /** @constant */
            key: "pact";
            player: number;
            opponent: number;
            source: components["schemas"]["Source"];
        };
        PactTrackAbout: {
            opponent: number;
        };
        PactTrackAsked: {
            player: number;
            /** @constant */
            kind: "pact_track";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PactTrackAbout"];
            options?: string[];
        };
        PactTrackDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "pact_track";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PactTrackAbout"];
        };
        PactTrackEvent: {
            /** @constant */
            key: "pact";
            player: number;
            opponent: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PactTrackTold: {
            /** @constant */
            key: "pact";
            player: number;
            opponent: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        /** @description An advance onto a space of a track, which is paid for. */
        PaidAdvance: {
            track: components["schemas"]["Track"];
            space: number;
        };
        /** @description An effect that is paid for. */
        PaidEffect: {
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        /** @enum {unknown} */
        Part: "market" | "house" | "farm" | "armory" | "explore" | "explore_space" | "conquer" | "research" | "invent" | "upgrade" | "circle" | "square" | "refresh" | "resource" | "resources" | "vp" | "territory" | "space_tile" | "tapestry" | "play_tapestry" | "civilization" | "landmark" | "advance" | "advance_exploration" | "advance_science" | "advance_military" | "advance_technology" | "regress" | "repeat" | "singularity" | "uprising";
        PartThing: {
            /** @constant */
            thing: "part";
            part: components["schemas"]["Part"];
        };
        PathAsked: {
            player: number;
            /** @constant */
            kind: "path";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        PathDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "path";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        PayAbout: {
            fixed: components["schemas"]["Resource"][];
            any: number;
        };
        PayArguments: {
            resources: components["schemas"]["Resource"][];
        };
        PayAsked: {
            player: number;
            /** @constant */
            kind: "pay";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PayAbout"] | components["schemas"]["PayForAbout"];
            options?: string[];
        };
        PayDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "pay";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PayAbout"] | components["schemas"]["PayForAbout"];
        };
        PayEvent: {
            /** @constant */
            key: "pay";
            player: number;
            resources: components["schemas"]["Resource"][];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PayForAbout: {
            fixed: components["schemas"]["Resource"][];
            any: number;
            for: components["schemas"]["PaidAdvance"] | components["schemas"]["PaidEffect"];
        };
        PayOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "pay";
            arguments: components["schemas"]["PayArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PayTold: {
            /** @constant */
            key: "pay";
            player: number;
            resources: components["schemas"]["Resource"][];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Piece: "market" | "house" | "farm" | "armory" | "lighthouse" | "train_station" | "launch_pad" | "apothecary" | "academy" | "laboratory" | "barracks" | "tank_factory" | "fusion_reactor" | "forge" | "rubber_works" | "tech_hub" | "bakery" | "barn" | "com_tower" | "library" | "stock_market" | "treasury";
        PlaceAbout: {
            piece: components["schemas"]["Piece"];
        };
        PlaceArguments: {
            piece: components["schemas"]["Building"];
            plots: components["schemas"]["Plot"][];
        };
        PlaceAsked: {
            player: number;
            /** @constant */
            kind: "place";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PlaceAbout"];
            options?: string[];
        };
        PlaceBesideArguments: {
            piece: components["schemas"]["Piece"];
        };
        PlaceBesideOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "place_beside";
            arguments: components["schemas"]["PlaceBesideArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PlaceColumnEvent: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Building"];
            where: string;
            column: components["schemas"]["MatColumn"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PlaceColumnTold: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Building"];
            where: string;
            column: components["schemas"]["MatColumn"];
            source: components["schemas"]["Source"];
        };
        PlaceCornerTurnArguments: {
            piece: components["schemas"]["Landmark"];
            plots: components["schemas"]["Plot"][];
            corner: string;
            turn: number;
        };
        PlaceDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "place";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PlaceAbout"];
        };
        PlaceEvent: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Piece"];
            where: string;
            plots: components["schemas"]["Plot"][];
            rows: number[];
            columns: components["schemas"]["Column"][];
            districts: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PlaceHexEvent: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Piece"];
            where: string;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PlaceHexTold: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Piece"];
            where: string;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        PlaceOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "place";
            arguments: components["schemas"]["PlaceArguments"] | components["schemas"]["PlaceCornerTurnArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PlaceTold: {
            /** @constant */
            key: "place";
            player: number;
            piece: components["schemas"]["Piece"];
            where: string;
            plots: components["schemas"]["Plot"][];
            rows: number[];
            columns: components["schemas"]["Column"][];
            districts: number[];
            source: components["schemas"]["Source"];
        };
        PlayArguments: {
            card: components["schemas"]["Tapestry"];
        };
        PlayEvent: {
            /** @constant */
            key: "play";
            player: number;
            card: components["schemas"]["Tapestry"];
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PlayGainedAbout: {
            count: number;
        };
        PlayGainedAsked: {
            player: number;
            /** @constant */
            kind: "play_gained";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PlayGainedAbout"];
            options?: string[];
        };
        PlayGainedDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "play_gained";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PlayGainedAbout"];
        };
        PlayOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "play";
            arguments: components["schemas"]["PlayArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PlayTapestryAsked: {
            player: number;
            /** @constant */
            kind: "play_tapestry";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        PlayTapestryDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "play_tapestry";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        PlayTold: {
            /** @constant */
            key: "play";
            player: number;
            card: components["schemas"]["Tapestry"];
            era: number;
            source: components["schemas"]["Source"];
        };
        PlayerArguments: {
            player: number;
        };
        PlayerOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "player";
            arguments: components["schemas"]["PlayerArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PlayerThing: {
            /** @constant */
            thing: "player";
            player: number;
        };
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
        PlotArguments: {
            plot: components["schemas"]["Plot"];
        };
        PlotOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "plot";
            arguments: components["schemas"]["PlotArguments"];
            on: components["schemas"]["OnTable"][];
        };
        PlotThing: {
            /** @constant */
            thing: "plot";
            player: number;
            plot: components["schemas"]["Plot"];
        };
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
            /** @constant */
            format: "gobelin-position";
            version: number;
            options: components["schemas"]["Setup"];
            turn: number;
            turn_number: number;
            first_player: number;
            luck: components["schemas"]["PositionLuck"];
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
            heralds_tokens?: components["schemas"]["HeraldsToken"][];
            historians_tokens?: number[];
            inventors_tokens?: components["schemas"]["Technology"][];
            solo: components["schemas"]["PositionSolo"] | null;
            players: components["schemas"]["PositionPlayer"][];
        };
        /** @description A civilization with what lies on its mat. */
        PositionCivilization: components["schemas"]["AlchemistsInposition"] | components["schemas"]["ArchitectsInposition"] | components["schemas"]["CraftsmenInposition"] | components["schemas"]["EntertainersInposition"] | components["schemas"]["FuturistsInposition"] | components["schemas"]["HeraldsInposition"] | components["schemas"]["HistoriansInposition"] | components["schemas"]["InventorsInposition"] | components["schemas"]["IsolationistsInposition"] | components["schemas"]["LeadersInposition"] | components["schemas"]["MerrymakersInposition"] | components["schemas"]["MilitantsInposition"] | components["schemas"]["MysticsInposition"] | components["schemas"]["NomadsInposition"] | components["schemas"]["TheChosenInposition"] | components["schemas"]["TradersInposition"];
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
        /** @description What will be drawn follows from the key (64 hexadecimal digits) and how many words have been drawn. */
        PositionLuck: {
            key: string;
            drawn: number;
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
        PredictAbout: {
            category: components["schemas"]["Category"];
        };
        PredictAsked: {
            player: number;
            /** @constant */
            kind: "predict";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PredictAbout"];
            options?: string[];
        };
        PredictDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "predict";
            source: components["schemas"]["Source"];
            about: components["schemas"]["PredictAbout"];
        };
        PredictEvent: {
            /** @constant */
            key: "predict";
            player: number;
            category: components["schemas"]["Category"];
            number: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PredictTold: {
            /** @constant */
            key: "predict";
            player: number;
            category: components["schemas"]["Category"];
            number: number;
            source: components["schemas"]["Source"];
        };
        PredictionEvent: {
            /** @constant */
            key: "prediction";
            player: number;
            category: components["schemas"]["Category"];
            number: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        PredictionTold: {
            /** @constant */
            key: "prediction";
            player: number;
            category: components["schemas"]["Category"];
            number: number;
            source: components["schemas"]["Source"];
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
        ProgressCardsEvent: {
            /** @constant */
            key: "progress_cards";
            cards: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ProgressCardsTold: {
            /** @constant */
            key: "progress_cards";
            cards: number[];
            source: components["schemas"]["Source"];
        };
        /** @description A whole game: versions of record and rules, set-up and seed or the position it began with, choices, result. */
        Record: {
            /** @constant */
            format: "gobelin-record";
            version: number;
            rules: number;
            setup?: components["schemas"]["Setup"];
            seed?: number | string;
            commitment?: string;
            luck?: components["schemas"]["RecordLuck"];
            position?: components["schemas"]["Position"];
            choices: (string | components["schemas"]["SetChoice"])[];
            result: components["schemas"]["Result"] | null;
            seats?: components["schemas"]["RecordSeat"][];
            date?: string;
            kept?: string;
        };
        /** @description How the host and the people made the seed together: see docs/fairness.md. */
        RecordLuck: {
            host: string;
            commitment: string;
            shares: (string | null)[];
            seals: (string | null)[];
            voided?: number;
        };
        /** @description Who sat there, where whoever kept the record said so. */
        RecordSeat: {
            name?: string;
            kind?: string;
        };
        RefreshAsked: {
            player: number;
            /** @constant */
            kind: "refresh";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        RefreshDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "refresh";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        RefreshEvent: {
            /** @constant */
            key: "refresh";
            player: number;
            cards: components["schemas"]["Technology"][];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        RefreshTold: {
            /** @constant */
            key: "refresh";
            player: number;
            cards: components["schemas"]["Technology"][];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Refusal: "closed" | "end_of_track" | "forbidden" | "full" | "prerequisite" | "protected" | "unpayable";
        RegressAbout: {
            gain: components["schemas"]["Gains"];
        };
        RegressAsked: {
            player: number;
            /** @constant */
            kind: "regress";
            source: components["schemas"]["Source"];
            about: components["schemas"]["RegressAbout"];
            options?: string[];
        };
        RegressDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "regress";
            source: components["schemas"]["Source"];
            about: components["schemas"]["RegressAbout"];
        };
        RegressEvent: {
            /** @constant */
            key: "regress";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        RegressTold: {
            /** @constant */
            key: "regress";
            player: number;
            track: components["schemas"]["Track"];
            before: number;
            after: number;
            source: components["schemas"]["Source"];
        };
        RepeatAsked: {
            player: number;
            /** @constant */
            kind: "repeat";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        RepeatDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "repeat";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        RepeatEvent: {
            /** @constant */
            key: "repeat";
            player: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        RepeatTold: {
            /** @constant */
            key: "repeat";
            player: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
        };
        ResearchAbout: {
            track: components["schemas"]["Track"];
            gain: components["schemas"]["Gains"];
            moves: components["schemas"]["Move"][];
        };
        ResearchAsked: {
            player: number;
            /** @constant */
            kind: "research";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ResearchAbout"];
            options?: string[];
        };
        ResearchDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "research";
            source: components["schemas"]["Source"];
            about: components["schemas"]["ResearchAbout"];
        };
        /** @enum {unknown} */
        Resource: "coin" | "worker" | "food" | "culture";
        ResourceThing: {
            /** @constant */
            thing: "resource";
            player: number;
            resource: components["schemas"]["Resource"];
        };
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
        RollAgainAbout: {
            tracks: components["schemas"]["Track"][];
        };
        RollAgainAsked: {
            player: number;
            /** @constant */
            kind: "roll_again";
            source: components["schemas"]["Source"];
            about: components["schemas"]["RollAgainAbout"];
            options?: string[];
        };
        RollAgainDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "roll_again";
            source: components["schemas"]["Source"];
            about: components["schemas"]["RollAgainAbout"];
        };
        RollConquerEvent: {
            /** @constant */
            key: "roll_conquer";
            player: number;
            red: number | "territories";
            black: components["schemas"]["Resource"] | "territory";
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        RollConquerTold: {
            /** @constant */
            key: "roll_conquer";
            player: number;
            red: number | "territories";
            black: components["schemas"]["Resource"] | "territory";
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        RollOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "roll";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        RollScienceEvent: {
            /** @constant */
            key: "roll_science";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        RollScienceTold: {
            /** @constant */
            key: "roll_science";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        RowArguments: {
            row: components["schemas"]["MatRow"];
        };
        RowOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "row";
            arguments: components["schemas"]["RowArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @enum {unknown} */
        Rule: "four_research_rolls" | "singularity" | "territory_benefit" | "advance_by_science_die" | "advance_on_named_track" | "by_landmarks" | "choose_opponent" | "choose_opponent_and_track" | "close_track" | "copy_card" | "discard_tapestries" | "each_neighbour" | "each_neighbour_may" | "each_player" | "explore_with_drawn_tile" | "first_in_era" | "move_level" | "olympics" | "one_track_forward" | "opponents_token" | "per_opponent" | "per_terrain" | "per_track_behind" | "per_track_leading" | "upgrade_invented" | "uprising" | "both_dice" | "circle_of_invented" | "convert_income_food" | "double_tile_benefit" | "free_bonus" | "give_tile" | "outpost_on_tile" | "per_income_coin" | "play_gained" | "roll_twice" | "same_benefit" | "topple_attacker" | "alchemy" | "as_at_start" | "building_on_map" | "building_on_mat" | "die_left" | "exposed_slots" | "fill_rows" | "free_slot" | "isolate" | "jump" | "largest_land_mass" | "lose" | "mark_tapestry" | "mark_tech_card" | "move_token_right" | "move_token_up" | "outpost_from_mat" | "per_achievement" | "per_exact_prediction" | "per_territory_around" | "per_uniform_line" | "predict" | "replaced" | "send_all_tokens" | "send_token" | "swap_buildings" | "take_over" | "token_on_any_slot" | "trade" | "uniform_district" | "conquer_if_little_land" | "secure_territory";
        SameBenefitAbout: {
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
        };
        SameBenefitAsked: {
            player: number;
            /** @constant */
            kind: "same_benefit";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SameBenefitAbout"];
            options?: string[];
        };
        SameBenefitDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "same_benefit";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SameBenefitAbout"];
        };
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
        SecondCivilizationEvent: {
            /** @constant */
            key: "second_civilization";
            player: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        SecondCivilizationTold: {
            /** @constant */
            key: "second_civilization";
            player: number;
            civilization: components["schemas"]["AutomaCivilization"];
            source: components["schemas"]["Source"];
        };
        /** @description A discarded tapestry card and who has seen it. */
        SeenDiscard: {
            card: components["schemas"]["Tapestry"];
            seen_by: number[] | "everybody";
        };
        SellArguments: {
            amount: number;
        };
        SellOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "sell";
            arguments: components["schemas"]["SellArguments"];
            on: components["schemas"]["OnTable"][];
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
        SettleTileAbout: {
            hex: components["schemas"]["Hex"];
            tile: number;
        };
        SettleTileAsked: {
            player: number;
            /** @constant */
            kind: "settle_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SettleTileAbout"];
            options?: string[];
        };
        SettleTileDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "settle_tile";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SettleTileAbout"];
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
        ShadowOutpostEvent: {
            /** @constant */
            key: "shadow_outpost";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ShadowOutpostTold: {
            /** @constant */
            key: "shadow_outpost";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        ShuffleEvent: {
            /** @constant */
            key: "shuffle";
            deck: components["schemas"]["Deck"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ShuffleSizeEvent: {
            /** @constant */
            key: "shuffle";
            /** @constant */
            deck: "decision";
            size: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ShuffleSizeTold: {
            /** @constant */
            key: "shuffle";
            /** @constant */
            deck: "decision";
            size: number;
            source: components["schemas"]["Source"];
        };
        ShuffleTold: {
            /** @constant */
            key: "shuffle";
            deck: components["schemas"]["Deck"];
            source: components["schemas"]["Source"];
        };
        SingularityAsked: {
            player: number;
            /** @constant */
            kind: "singularity";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        SingularityDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "singularity";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        SingularityEvent: {
            /** @constant */
            key: "singularity";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        SingularityTold: {
            /** @constant */
            key: "singularity";
            player: number;
            track: components["schemas"]["Track"];
            source: components["schemas"]["Source"];
        };
        /** @description A place on a civilization mat: where it lies and what it gives. */
        Slot: {
            slot?: number;
            /** @enum {unknown} */
            at?: "bottom_left" | "bottom_right" | "top_left" | "top_right";
            track?: components["schemas"]["Track"];
            column?: number | components["schemas"]["MatColumn"];
            row?: number | components["schemas"]["MatRow"];
            gives?: components["schemas"]["Word"] | components["schemas"]["Expression"] | null;
            next?: number[];
            place?: number;
            category?: components["schemas"]["Category"];
            numbers?: number[];
        };
        SlotArguments: {
            slot: number;
        };
        SlotColumnThing: {
            /** @constant */
            thing: "slot";
            player: number;
            civilization: components["schemas"]["Civilization"];
            column: components["schemas"]["MatColumn"];
        };
        SlotEvent: {
            /** @constant */
            key: "slot";
            player: number;
            slot: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        SlotNumberThing: {
            /** @constant */
            thing: "slot";
            player: number;
            civilization: components["schemas"]["Civilization"];
            number: number;
        };
        SlotOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "slot";
            arguments: components["schemas"]["SlotArguments"];
            on: components["schemas"]["OnTable"][];
        };
        SlotRowThing: {
            /** @constant */
            thing: "slot";
            player: number;
            civilization: components["schemas"]["Civilization"];
            row: components["schemas"]["MatRow"];
        };
        SlotThing: {
            /** @constant */
            thing: "slot";
            player: number;
            civilization: components["schemas"]["Civilization"];
            slot: number;
        };
        SlotTold: {
            /** @constant */
            key: "slot";
            player: number;
            slot: number;
            source: components["schemas"]["Source"];
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
        /** @enum {unknown} */
        SourceKind: "space" | "tech" | "tapestry" | "civilization" | "territory" | "space_tile" | "income" | "dice" | "achievement" | "city" | "turn" | "setup" | "trap" | "solo";
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
        SpaceThing: {
            /** @constant */
            thing: "space";
            track: components["schemas"]["Track"];
            space: number;
        };
        /** @description A space tile. */
        SpaceTile: {
            id: number;
            benefit: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        SpaceTileArguments: {
            tile: number;
        };
        SpaceTileOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "space_tile";
            arguments: components["schemas"]["SpaceTileArguments"];
            on: components["schemas"]["OnTable"][];
        };
        SpaceTileThing: {
            /** @constant */
            thing: "space_tile";
            player: number;
            tile: number;
        };
        SpaceTilesEvent: {
            /** @constant */
            key: "space_tiles";
            player: number;
            tiles: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        SpaceTilesTold: {
            /** @constant */
            key: "space_tiles";
            player: number;
            tiles: number[];
            source: components["schemas"]["Source"];
        };
        SquareAsked: {
            player: number;
            /** @constant */
            kind: "square";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        SquareDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "square";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        /** @description One step of a bot's choice of a hex: what was valid before it, and how far each hex is (null: no path). */
        Stage: {
            reason: components["schemas"]["HexReason"];
            hexes: components["schemas"]["Hex"][];
            distances: {
                [key: string]: number | null;
            };
        };
        StandUpEvent: {
            /** @constant */
            key: "stand_up";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        StandUpTold: {
            /** @constant */
            key: "stand_up";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        StartEvent: {
            /** @constant */
            key: "start";
            player: number;
            capital: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        /** @description What those have who start with a civilization. */
        StartOnly: {
            /** @constant */
            when: "end_of_first_income";
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
        };
        StartTold: {
            /** @constant */
            key: "start";
            player: number;
            capital: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
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
        SwapAbout: {
            left: number;
        };
        SwapAsked: {
            player: number;
            /** @constant */
            kind: "swap";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SwapAbout"];
            options?: string[];
        };
        SwapDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "swap";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SwapAbout"];
        };
        SwapEvent: {
            /** @constant */
            key: "swap";
            player: number;
            buildings: components["schemas"]["Building"][];
            plots: components["schemas"]["Plot"][];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        SwapTold: {
            /** @constant */
            key: "swap";
            player: number;
            buildings: components["schemas"]["Building"][];
            plots: components["schemas"]["Plot"][];
            source: components["schemas"]["Source"];
        };
        SwapWithAbout: {
            plot: components["schemas"]["Plot"];
        };
        SwapWithAsked: {
            player: number;
            /** @constant */
            kind: "swap_with";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SwapWithAbout"];
            options?: string[];
        };
        SwapWithDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "swap_with";
            source: components["schemas"]["Source"];
            about: components["schemas"]["SwapWithAbout"];
        };
        /** @description The view, the own decision with its options, what they would bring, and how far undo reaches. */
        Table: {
            view: components["schemas"]["View"];
            choice: number;
            deciders: number[];
            decision: components["schemas"]["Decision"] | null;
            options: components["schemas"]["Option"][];
            previews: components["schemas"]["Preview"][] | null;
            forecasts: components["schemas"]["Forecast"][];
            undo: components["schemas"]["Undo"] | null;
        };
        TakeOverEvent: {
            /** @constant */
            key: "take_over";
            player: number;
            card: components["schemas"]["Technology"];
            opponent: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TakeOverTold: {
            /** @constant */
            key: "take_over";
            player: number;
            card: components["schemas"]["Technology"];
            opponent: number;
            source: components["schemas"]["Source"];
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
        TapestryCardsEvent: {
            /** @constant */
            key: "tapestry_cards";
            player: number;
            amount: number;
            cards?: components["schemas"]["Tapestry"][];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TapestryCardsTold: {
            /** @constant */
            key: "tapestry_cards";
            player: number;
            amount: number;
            cards?: components["schemas"]["Tapestry"][];
            source: components["schemas"]["Source"];
        };
        TechArguments: {
            technology: components["schemas"]["Technology"];
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
        TechDisplayThing: {
            /** @constant */
            thing: "tech";
            player: null;
            /** @constant */
            row: "display";
            technology: components["schemas"]["Technology"];
        };
        TechOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "tech";
            arguments: components["schemas"]["TechArguments"];
            on: components["schemas"]["OnTable"][];
        };
        TechPartAbout: {
            row: components["schemas"]["TechRow"];
        };
        TechPartAsked: {
            player: number;
            /** @constant */
            kind: "tech_part";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TechPartAbout"];
            options?: string[];
        };
        TechPartDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "tech_part";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TechPartAbout"];
        };
        TechPartEvent: {
            /** @constant */
            key: "tech_part";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TechPartTold: {
            /** @constant */
            key: "tech_part";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        TechRow: "bottom" | "middle" | "top";
        /** @description Tech cards by row. */
        TechRows: {
            bottom: components["schemas"]["Technology"][];
            middle: components["schemas"]["Technology"][];
            top: components["schemas"]["Technology"][];
        };
        TechThing: {
            /** @constant */
            thing: "tech";
            player: number;
            row: components["schemas"]["TechRow"];
            technology: components["schemas"]["Technology"];
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
        TerritoryTilesEvent: {
            /** @constant */
            key: "territory_tiles";
            player: number;
            tiles: number[];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TerritoryTilesTold: {
            /** @constant */
            key: "territory_tiles";
            player: number;
            tiles: number[];
            source: components["schemas"]["Source"];
        };
        TheChosenInposition: {
            /** @constant */
            name: "the_chosen";
            fields: components["schemas"]["Nothing"];
        };
        TheChosenMat: {
            /** @constant */
            name: "the_chosen";
            mat: number[];
            fields: components["schemas"]["Nothing"];
        };
        /** @enum {unknown} */
        Thing: "beside" | "building_row" | "capital" | "civilization" | "deck" | "die" | "era" | "hand" | "hex" | "income" | "landmark" | "part" | "player" | "plot" | "resource" | "slot" | "space" | "space_tile" | "tech" | "tile" | "token" | "track";
        TiebreakerEvent: {
            /** @constant */
            key: "tiebreaker";
            card: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TiebreakerTold: {
            /** @constant */
            key: "tiebreaker";
            card: number;
            source: components["schemas"]["Source"];
        };
        TileArguments: {
            tile: number;
        };
        TileOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "tile";
            arguments: components["schemas"]["TileArguments"];
            on: components["schemas"]["OnTable"][];
        };
        TileThing: {
            /** @constant */
            thing: "tile";
            player: number;
            tile: number;
        };
        TokenAbout: {
            track: components["schemas"]["Track"];
        };
        TokenArguments: {
            track: components["schemas"]["Track"];
            space: number;
        };
        TokenAsked: {
            player: number;
            /** @constant */
            kind: "token";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TokenAbout"] | components["schemas"]["TokenGainAbout"] | components["schemas"]["TokenLeftAbout"];
            options?: string[];
        };
        TokenDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "token";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TokenAbout"] | components["schemas"]["TokenGainAbout"] | components["schemas"]["TokenLeftAbout"];
        };
        TokenEvent: {
            /** @constant */
            key: "token";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TokenGainAbout: {
            track: components["schemas"]["Track"];
            gain: components["schemas"]["Gains"];
        };
        TokenLeftAbout: {
            track: components["schemas"]["Track"];
            left: number;
        };
        TokenOfArguments: {
            player: number;
            track: components["schemas"]["Track"];
            space: number;
        };
        TokenOfOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "token_of";
            arguments: components["schemas"]["TokenOfArguments"];
            on: components["schemas"]["OnTable"][];
        };
        TokenOnTechAsked: {
            player: number;
            /** @constant */
            kind: "token_on_tech";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        TokenOnTechDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "token_on_tech";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        TokenOnTechEvent: {
            /** @constant */
            key: "token_on_tech";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TokenOnTechTold: {
            /** @constant */
            key: "token_on_tech";
            player: number;
            card: components["schemas"]["Technology"];
            source: components["schemas"]["Source"];
        };
        TokenOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "token";
            arguments: components["schemas"]["TokenArguments"];
            on: components["schemas"]["OnTable"][];
        };
        TokenThing: {
            /** @constant */
            thing: "token";
            player: number;
            track: components["schemas"]["Track"];
            space: number;
        };
        TokenTold: {
            /** @constant */
            key: "token";
            player: number;
            hex: components["schemas"]["Hex"];
            source: components["schemas"]["Source"];
        };
        /** @description An event by itself, as previews tell it: its key, whose it is, what it comes from, and its arguments. */
        Told: components["schemas"]["AchievementTold"] | components["schemas"]["AdvanceTold"] | components["schemas"]["AutomaTold"] | components["schemas"]["AutomaCardTold"] | components["schemas"]["AutomaCivilizationTold"] | components["schemas"]["BonusTold"] | components["schemas"]["BotBenefitTold"] | components["schemas"]["BotHexTold"] | components["schemas"]["BotIdleTold"] | components["schemas"]["BotTrackTold"] | components["schemas"]["BuildingTold"] | components["schemas"]["BustTold"] | components["schemas"]["CardOnMatTold"] | components["schemas"]["CivilizationTold"] | components["schemas"]["CivilizationDiscardedTold"] | components["schemas"]["CloseTrackTold"] | components["schemas"]["ColonyTold"] | components["schemas"]["ColumnTold"] | components["schemas"]["ConquerTold"] | components["schemas"]["CopyBenefitTold"] | components["schemas"]["CopyCardTold"] | components["schemas"]["CopyUpgradeTold"] | components["schemas"]["DecisionCardsTold"] | components["schemas"]["DeclineTold"] | components["schemas"]["DiscardCardTold"] | components["schemas"]["DiscardTechTold"] | components["schemas"]["DiscardTileTold"] | components["schemas"]["DisplayTold"] | components["schemas"]["DistrictTold"] | components["schemas"]["DoubleBenefitTold"] | components["schemas"]["ExploreTold"] | components["schemas"]["ExploreSpaceTold"] | components["schemas"]["FaceDownTold"] | components["schemas"]["FavoriteTold"] | components["schemas"]["FillRowTold"] | components["schemas"]["FinishTold"] | components["schemas"]["FirstIntoEraTold"] | components["schemas"]["GainTold"] | components["schemas"]["GameOverTold"] | components["schemas"]["GiveTileTold"] | components["schemas"]["GiveTokenTold"] | components["schemas"]["IncomeTold"] | components["schemas"]["InventTold"] | components["schemas"]["JumpTold"] | components["schemas"]["LandmarkTold"] | components["schemas"]["NameTrackTold"] | components["schemas"]["NoCardTold"] | components["schemas"]["OpenTrackTold"] | components["schemas"]["OutpostTold"] | components["schemas"]["OutpostRowTold"] | components["schemas"]["PactTold"] | components["schemas"]["PactTrackTold"] | components["schemas"]["PayTold"] | components["schemas"]["PlaceTold"] | components["schemas"]["PlaceHexTold"] | components["schemas"]["PlaceColumnTold"] | components["schemas"]["PlayTold"] | components["schemas"]["PredictTold"] | components["schemas"]["PredictionTold"] | components["schemas"]["ProgressCardsTold"] | components["schemas"]["RefreshTold"] | components["schemas"]["RegressTold"] | components["schemas"]["RepeatTold"] | components["schemas"]["RollConquerTold"] | components["schemas"]["RollScienceTold"] | components["schemas"]["SecondCivilizationTold"] | components["schemas"]["ShadowOutpostTold"] | components["schemas"]["ShuffleTold"] | components["schemas"]["ShuffleSizeTold"] | components["schemas"]["SingularityTold"] | components["schemas"]["SlotTold"] | components["schemas"]["SpaceTilesTold"] | components["schemas"]["StandUpTold"] | components["schemas"]["StartTold"] | components["schemas"]["SwapTold"] | components["schemas"]["TakeOverTold"] | components["schemas"]["TapestryCardsTold"] | components["schemas"]["TechPartTold"] | components["schemas"]["TerritoryTilesTold"] | components["schemas"]["TiebreakerTold"] | components["schemas"]["TokenTold"] | components["schemas"]["TokenOnTechTold"] | components["schemas"]["ToppleTold"] | components["schemas"]["TradeTold"] | components["schemas"]["TurnTold"] | components["schemas"]["UpgradeTold"] | components["schemas"]["UseCivilizationTold"] | components["schemas"]["UsedTold"] | components["schemas"]["VoidTold"] | components["schemas"]["VpTold"];
        ToppleEvent: {
            /** @constant */
            key: "topple";
            player: number;
            hex: components["schemas"]["Hex"];
            opponent: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        ToppleTold: {
            /** @constant */
            key: "topple";
            player: number;
            hex: components["schemas"]["Hex"];
            opponent: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Track: "exploration" | "science" | "military" | "technology";
        TrackArguments: {
            track: components["schemas"]["Track"];
        };
        TrackOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "track";
            arguments: components["schemas"]["TrackArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @enum {unknown} */
        TrackOrder: "exploration" | "science" | "military" | "technology" | "favorite";
        TrackThing: {
            /** @constant */
            thing: "track";
            track: components["schemas"]["Track"];
        };
        /** @description A player token on a track. */
        TrackToken: {
            id: string;
            track: components["schemas"]["Track"];
            space: number;
        };
        TradeAsked: {
            player: number;
            /** @constant */
            kind: "trade";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        TradeDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "trade";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        TradeEvent: {
            /** @constant */
            key: "trade";
            player: number;
            opponent: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TradeTold: {
            /** @constant */
            key: "trade";
            player: number;
            opponent: number;
            track: components["schemas"]["Track"];
            space: number;
            source: components["schemas"]["Source"];
        };
        TradersFields: {
            tokens_left: number;
        };
        TradersInposition: {
            /** @constant */
            name: "traders";
            fields: components["schemas"]["TradersFields"];
        };
        TradersMat: {
            /** @constant */
            name: "traders";
            mat: number[];
            fields: components["schemas"]["TradersFields"] | components["schemas"]["Nothing"];
        };
        TrapAbout: {
            attacker: number;
            hex: components["schemas"]["Hex"];
        };
        TrapAsked: {
            player: number;
            /** @constant */
            kind: "trap";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TrapAbout"];
            options?: string[];
        };
        TrapDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "trap";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TrapAbout"];
        };
        TrapOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "trap";
            arguments: components["schemas"]["Nothing"];
            on: components["schemas"]["OnTable"][];
        };
        /** @description When somebody does something, the owner of a power gains something; `track` where only one counts. */
        Trigger: {
            on: components["schemas"]["Moment"];
            who: components["schemas"]["Who"];
            gain: components["schemas"]["Word"] | components["schemas"]["Expression"];
            track?: components["schemas"]["Track"];
        };
        TurnAbout: {
            era: number;
            moves: components["schemas"]["Move"][];
        };
        TurnArguments: {
            turn: number;
        };
        TurnAsked: {
            player: number;
            /** @constant */
            kind: "turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TurnAbout"];
            options?: string[];
        };
        TurnDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "turn";
            source: components["schemas"]["Source"];
            about: components["schemas"]["TurnAbout"];
        };
        TurnEvent: {
            /** @constant */
            key: "turn";
            player: number;
            number: number;
            era: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        TurnOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "turn";
            arguments: components["schemas"]["TurnArguments"];
            on: components["schemas"]["OnTable"][];
        };
        /** @description What the player of the sheet made in a turn, whose turn it was, and the points after it. */
        TurnPoints: {
            turn: number;
            player: number | null;
            points: number;
            vp: number;
        };
        TurnTold: {
            /** @constant */
            key: "turn";
            player: number;
            number: number;
            era: number;
            source: components["schemas"]["Source"];
        };
        /** @description How far the viewer may go back: own choices, down to the choice number `to`. */
        Undo: {
            steps: number;
            to: number | null;
            blocked_by: components["schemas"]["Block"] | null;
        };
        /** @enum {unknown} */
        UndoReason: "turn" | "other_player" | "revealed" | "over" | "guess";
        UpgradeAbout: {
            refused: {
                air_conditioning?: components["schemas"]["Refusal"];
                ammonia?: components["schemas"]["Refusal"];
                anesthesia?: components["schemas"]["Refusal"];
                assembly_line?: components["schemas"]["Refusal"];
                bakery?: components["schemas"]["Refusal"];
                barn?: components["schemas"]["Refusal"];
                lithium_ion_battery?: components["schemas"]["Refusal"];
                calendar?: components["schemas"]["Refusal"];
                canned_food?: components["schemas"]["Refusal"];
                clocks?: components["schemas"]["Refusal"];
                compass?: components["schemas"]["Refusal"];
                com_tower?: components["schemas"]["Refusal"];
                concrete?: components["schemas"]["Refusal"];
                dynamite?: components["schemas"]["Refusal"];
                eyeglasses?: components["schemas"]["Refusal"];
                irrigation?: components["schemas"]["Refusal"];
                library?: components["schemas"]["Refusal"];
                light_bulb?: components["schemas"]["Refusal"];
                paper?: components["schemas"]["Refusal"];
                penicillin?: components["schemas"]["Refusal"];
                printing_press?: components["schemas"]["Refusal"];
                radio?: components["schemas"]["Refusal"];
                sewage_and_plumbing?: components["schemas"]["Refusal"];
                siegecraft?: components["schemas"]["Refusal"];
                stock_market?: components["schemas"]["Refusal"];
                telescope?: components["schemas"]["Refusal"];
                the_nail?: components["schemas"]["Refusal"];
                time_travel?: components["schemas"]["Refusal"];
                transistors?: components["schemas"]["Refusal"];
                treasury?: components["schemas"]["Refusal"];
                vaccines?: components["schemas"]["Refusal"];
                warships?: components["schemas"]["Refusal"];
                zeppelins?: components["schemas"]["Refusal"];
            };
        };
        UpgradeArguments: {
            technology: components["schemas"]["Technology"];
        };
        UpgradeAsked: {
            player: number;
            /** @constant */
            kind: "upgrade";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UpgradeAbout"];
            options?: string[];
        };
        UpgradeDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "upgrade";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UpgradeAbout"];
        };
        UpgradeEvent: {
            /** @constant */
            key: "upgrade";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        UpgradeOption: {
            text: string;
            action: number;
            /** @constant */
            verb: "upgrade";
            arguments: components["schemas"]["UpgradeArguments"];
            on: components["schemas"]["OnTable"][];
        };
        UpgradeTold: {
            /** @constant */
            key: "upgrade";
            player: number;
            card: components["schemas"]["Technology"];
            row: components["schemas"]["TechRow"];
            source: components["schemas"]["Source"];
        };
        UprisingAbout: {
            left: number;
        };
        UprisingAsked: {
            player: number;
            /** @constant */
            kind: "uprising";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UprisingAbout"];
            options?: string[];
        };
        UprisingDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "uprising";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UprisingAbout"];
        };
        UseCivilizationAsked: {
            player: number;
            /** @constant */
            kind: "use_civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        UseCivilizationDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "use_civilization";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
        };
        UseCivilizationEvent: {
            /** @constant */
            key: "use_civilization";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        UseCivilizationTold: {
            /** @constant */
            key: "use_civilization";
            player: number;
            civilization: components["schemas"]["Civilization"];
            source: components["schemas"]["Source"];
        };
        UseRollsAbout: {
            tracks: components["schemas"]["Track"][];
        };
        UseRollsAsked: {
            player: number;
            /** @constant */
            kind: "use_rolls";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UseRollsAbout"];
            options?: string[];
        };
        UseRollsDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "use_rolls";
            source: components["schemas"]["Source"];
            about: components["schemas"]["UseRollsAbout"];
        };
        UsedEvent: {
            /** @constant */
            key: "used";
            player: number;
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        UsedTold: {
            /** @constant */
            key: "used";
            player: number;
            source: components["schemas"]["Source"];
        };
        /** @enum {unknown} */
        Verb: "accept" | "decline" | "done" | "end_turn" | "capital" | "civilization" | "income" | "advance" | "track" | "token" | "token_of" | "move" | "pay" | "gain" | "convert" | "buy" | "sell" | "do" | "tile" | "hex" | "turn" | "space_tile" | "die" | "trap" | "invent" | "upgrade" | "tech" | "play" | "discard" | "mat" | "place" | "place_beside" | "landmark" | "plot" | "player" | "slot" | "number" | "row" | "column" | "roll";
        /** @description A run of integers of a verb: `first` plus, for each argument, the number of its value times its step. */
        VerbRow: {
            verb: components["schemas"]["Verb"];
            text: string;
            first: number;
            count: number;
            arguments: components["schemas"]["ArgumentRow"][];
        };
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
        VoidEvent: {
            /** @constant */
            key: "void";
            player: number;
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        VoidTold: {
            /** @constant */
            key: "void";
            player: number;
            effect: components["schemas"]["Word"] | components["schemas"]["Expression"];
            source: components["schemas"]["Source"];
        };
        VpEvent: {
            /** @constant */
            key: "vp";
            player: number;
            points: number;
            per: components["schemas"]["Method"];
            source: components["schemas"]["Source"];
            n: number;
            choice: number;
            turn: number;
        };
        VpTold: {
            /** @constant */
            key: "vp";
            player: number;
            points: number;
            per: components["schemas"]["Method"];
            source: components["schemas"]["Source"];
        };
        /** @description Something still to come: an effect, a question, or a step. */
        Waiting: {
            player: number;
            effect?: components["schemas"]["Word"] | components["schemas"]["Expression"];
            question?: components["schemas"]["DecisionKind"];
            step?: components["schemas"]["Step"];
            source: components["schemas"]["Source"] | null;
        };
        WhichRollAsked: {
            player: number;
            /** @constant */
            kind: "which_roll";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
            options?: string[];
        };
        WhichRollDecision: {
            id: string | null;
            player: number;
            /** @constant */
            kind: "which_roll";
            source: components["schemas"]["Source"];
            about: components["schemas"]["Nothing"];
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
export type AcceptOption = components['schemas']['AcceptOption'];
export type Achievement = components['schemas']['Achievement'];
export type AchievementEvent = components['schemas']['AchievementEvent'];
export type AchievementPoints = components['schemas']['AchievementPoints'];
export type AchievementRow = components['schemas']['AchievementRow'];
export type AchievementTold = components['schemas']['AchievementTold'];
export type ActionSpace = components['schemas']['ActionSpace'];
export type Adjusted = components['schemas']['Adjusted'];
export type AdvanceAbout = components['schemas']['AdvanceAbout'];
export type AdvanceArguments = components['schemas']['AdvanceArguments'];
export type AdvanceAsked = components['schemas']['AdvanceAsked'];
export type AdvanceDecision = components['schemas']['AdvanceDecision'];
export type AdvanceEffect = components['schemas']['AdvanceEffect'];
export type AdvanceEvent = components['schemas']['AdvanceEvent'];
export type AdvanceOption = components['schemas']['AdvanceOption'];
export type AdvanceTold = components['schemas']['AdvanceTold'];
export type Aim = components['schemas']['Aim'];
export type AlchemistsFields = components['schemas']['AlchemistsFields'];
export type AlchemistsInposition = components['schemas']['AlchemistsInposition'];
export type AlchemistsMat = components['schemas']['AlchemistsMat'];
export type ArchitectsInposition = components['schemas']['ArchitectsInposition'];
export type ArchitectsMat = components['schemas']['ArchitectsMat'];
export type ArgumentRow = components['schemas']['ArgumentRow'];
export type AskedNow = components['schemas']['AskedNow'];
export type AutomaBonus = components['schemas']['AutomaBonus'];
export type AutomaCardEvent = components['schemas']['AutomaCardEvent'];
export type AutomaCardTold = components['schemas']['AutomaCardTold'];
export type AutomaCivilization = components['schemas']['AutomaCivilization'];
export type AutomaCivilizationAsked = components['schemas']['AutomaCivilizationAsked'];
export type AutomaCivilizationDecision = components['schemas']['AutomaCivilizationDecision'];
export type AutomaCivilizationEvent = components['schemas']['AutomaCivilizationEvent'];
export type AutomaCivilizationRow = components['schemas']['AutomaCivilizationRow'];
export type AutomaCivilizationTold = components['schemas']['AutomaCivilizationTold'];
export type AutomaEvent = components['schemas']['AutomaEvent'];
export type AutomaLevel = components['schemas']['AutomaLevel'];
export type AutomaMats = components['schemas']['AutomaMats'];
export type AutomaTold = components['schemas']['AutomaTold'];
export type Ban = components['schemas']['Ban'];
export type BesideThing = components['schemas']['BesideThing'];
export type Block = components['schemas']['Block'];
export type Bonus = components['schemas']['Bonus'];
export type BonusAbout = components['schemas']['BonusAbout'];
export type BonusAsked = components['schemas']['BonusAsked'];
export type BonusDecision = components['schemas']['BonusDecision'];
export type BonusEvent = components['schemas']['BonusEvent'];
export type BonusTold = components['schemas']['BonusTold'];
export type Bot = components['schemas']['Bot'];
export type BotBenefit = components['schemas']['BotBenefit'];
export type BotBenefitEvent = components['schemas']['BotBenefitEvent'];
export type BotBenefitTold = components['schemas']['BotBenefitTold'];
export type BotHexEvent = components['schemas']['BotHexEvent'];
export type BotHexTold = components['schemas']['BotHexTold'];
export type BotIdleEvent = components['schemas']['BotIdleEvent'];
export type BotIdleTold = components['schemas']['BotIdleTold'];
export type BotTrackEvent = components['schemas']['BotTrackEvent'];
export type BotTrackTold = components['schemas']['BotTrackTold'];
export type Building = components['schemas']['Building'];
export type BuildingAsked = components['schemas']['BuildingAsked'];
export type BuildingDecision = components['schemas']['BuildingDecision'];
export type BuildingEvent = components['schemas']['BuildingEvent'];
export type BuildingRowThing = components['schemas']['BuildingRowThing'];
export type BuildingTold = components['schemas']['BuildingTold'];
export type BustEvent = components['schemas']['BustEvent'];
export type BustTold = components['schemas']['BustTold'];
export type BuyArguments = components['schemas']['BuyArguments'];
export type BuyOption = components['schemas']['BuyOption'];
export type ByTerrain = components['schemas']['ByTerrain'];
export type Candidates = components['schemas']['Candidates'];
export type Capital = components['schemas']['Capital'];
export type CapitalArguments = components['schemas']['CapitalArguments'];
export type CapitalAsked = components['schemas']['CapitalAsked'];
export type CapitalDecision = components['schemas']['CapitalDecision'];
export type CapitalOption = components['schemas']['CapitalOption'];
export type CapitalThing = components['schemas']['CapitalThing'];
export type CardOnMatEvent = components['schemas']['CardOnMatEvent'];
export type CardOnMatTold = components['schemas']['CardOnMatTold'];
export type Category = components['schemas']['Category'];
export type City = components['schemas']['City'];
export type CityPiece = components['schemas']['CityPiece'];
export type Civilization = components['schemas']['Civilization'];
export type CivilizationArguments = components['schemas']['CivilizationArguments'];
export type CivilizationAsked = components['schemas']['CivilizationAsked'];
export type CivilizationDecision = components['schemas']['CivilizationDecision'];
export type CivilizationDiscardedEvent = components['schemas']['CivilizationDiscardedEvent'];
export type CivilizationDiscardedTold = components['schemas']['CivilizationDiscardedTold'];
export type CivilizationEvent = components['schemas']['CivilizationEvent'];
export type CivilizationMat = components['schemas']['CivilizationMat'];
export type CivilizationOption = components['schemas']['CivilizationOption'];
export type CivilizationRow = components['schemas']['CivilizationRow'];
export type CivilizationThing = components['schemas']['CivilizationThing'];
export type CivilizationTold = components['schemas']['CivilizationTold'];
export type CloseTrackEvent = components['schemas']['CloseTrackEvent'];
export type CloseTrackTold = components['schemas']['CloseTrackTold'];
export type ClosedTrack = components['schemas']['ClosedTrack'];
export type ColonyAsked = components['schemas']['ColonyAsked'];
export type ColonyDecision = components['schemas']['ColonyDecision'];
export type ColonyEvent = components['schemas']['ColonyEvent'];
export type ColonyTold = components['schemas']['ColonyTold'];
export type Column = components['schemas']['Column'];
export type ColumnArguments = components['schemas']['ColumnArguments'];
export type ColumnAsked = components['schemas']['ColumnAsked'];
export type ColumnDecision = components['schemas']['ColumnDecision'];
export type ColumnEvent = components['schemas']['ColumnEvent'];
export type ColumnOption = components['schemas']['ColumnOption'];
export type ColumnTold = components['schemas']['ColumnTold'];
export type Components = components['schemas']['Components'];
export type ConquerAbout = components['schemas']['ConquerAbout'];
export type ConquerAsked = components['schemas']['ConquerAsked'];
export type ConquerDecision = components['schemas']['ConquerDecision'];
export type ConquerDice = components['schemas']['ConquerDice'];
export type ConquerDie = components['schemas']['ConquerDie'];
export type ConquerEffect = components['schemas']['ConquerEffect'];
export type ConquerEvent = components['schemas']['ConquerEvent'];
export type ConquerTold = components['schemas']['ConquerTold'];
export type ConvertAbout = components['schemas']['ConvertAbout'];
export type ConvertArguments = components['schemas']['ConvertArguments'];
export type ConvertAsked = components['schemas']['ConvertAsked'];
export type ConvertDecision = components['schemas']['ConvertDecision'];
export type ConvertOption = components['schemas']['ConvertOption'];
export type CopyAsked = components['schemas']['CopyAsked'];
export type CopyBenefitEvent = components['schemas']['CopyBenefitEvent'];
export type CopyBenefitTold = components['schemas']['CopyBenefitTold'];
export type CopyCardEvent = components['schemas']['CopyCardEvent'];
export type CopyCardTold = components['schemas']['CopyCardTold'];
export type CopyDecision = components['schemas']['CopyDecision'];
export type CopyUpgradeEvent = components['schemas']['CopyUpgradeEvent'];
export type CopyUpgradeTold = components['schemas']['CopyUpgradeTold'];
export type Counter = components['schemas']['Counter'];
export type CraftsmenFields = components['schemas']['CraftsmenFields'];
export type CraftsmenInposition = components['schemas']['CraftsmenInposition'];
export type CraftsmenMat = components['schemas']['CraftsmenMat'];
export type Decision = components['schemas']['Decision'];
export type DecisionCard = components['schemas']['DecisionCard'];
export type DecisionCardsEvent = components['schemas']['DecisionCardsEvent'];
export type DecisionCardsTold = components['schemas']['DecisionCardsTold'];
export type DecisionKind = components['schemas']['DecisionKind'];
export type Deck = components['schemas']['Deck'];
export type DeckThing = components['schemas']['DeckThing'];
export type Decks = components['schemas']['Decks'];
export type DeclineEvent = components['schemas']['DeclineEvent'];
export type DeclineOption = components['schemas']['DeclineOption'];
export type DeclineTold = components['schemas']['DeclineTold'];
export type Dice = components['schemas']['Dice'];
export type Die = components['schemas']['Die'];
export type DieAbout = components['schemas']['DieAbout'];
export type DieArguments = components['schemas']['DieArguments'];
export type DieAsked = components['schemas']['DieAsked'];
export type DieDecision = components['schemas']['DieDecision'];
export type DieFace = components['schemas']['DieFace'];
export type DieOption = components['schemas']['DieOption'];
export type DieThing = components['schemas']['DieThing'];
export type DiscardAbout = components['schemas']['DiscardAbout'];
export type DiscardArguments = components['schemas']['DiscardArguments'];
export type DiscardAsked = components['schemas']['DiscardAsked'];
export type DiscardCardEvent = components['schemas']['DiscardCardEvent'];
export type DiscardCardTold = components['schemas']['DiscardCardTold'];
export type DiscardDecision = components['schemas']['DiscardDecision'];
export type DiscardForVpAsked = components['schemas']['DiscardForVpAsked'];
export type DiscardForVpDecision = components['schemas']['DiscardForVpDecision'];
export type DiscardOption = components['schemas']['DiscardOption'];
export type DiscardTechEvent = components['schemas']['DiscardTechEvent'];
export type DiscardTechTold = components['schemas']['DiscardTechTold'];
export type DiscardTileEvent = components['schemas']['DiscardTileEvent'];
export type DiscardTileTold = components['schemas']['DiscardTileTold'];
export type DisplayEvent = components['schemas']['DisplayEvent'];
export type DisplayTold = components['schemas']['DisplayTold'];
export type DistrictEvent = components['schemas']['DistrictEvent'];
export type DistrictTold = components['schemas']['DistrictTold'];
export type DoArguments = components['schemas']['DoArguments'];
export type DoOption = components['schemas']['DoOption'];
export type DoneOption = components['schemas']['DoneOption'];
export type DoubleBenefitAbout = components['schemas']['DoubleBenefitAbout'];
export type DoubleBenefitAsked = components['schemas']['DoubleBenefitAsked'];
export type DoubleBenefitDecision = components['schemas']['DoubleBenefitDecision'];
export type DoubleBenefitEvent = components['schemas']['DoubleBenefitEvent'];
export type DoubleBenefitTold = components['schemas']['DoubleBenefitTold'];
export type EndTurnAsked = components['schemas']['EndTurnAsked'];
export type EndTurnDecision = components['schemas']['EndTurnDecision'];
export type EndTurnOption = components['schemas']['EndTurnOption'];
export type EntertainersFields = components['schemas']['EntertainersFields'];
export type EntertainersInposition = components['schemas']['EntertainersInposition'];
export type EntertainersMat = components['schemas']['EntertainersMat'];
export type EraThing = components['schemas']['EraThing'];
export type Event = components['schemas']['Event'];
export type EventKey = components['schemas']['EventKey'];
export type ExchangeAsked = components['schemas']['ExchangeAsked'];
export type ExchangeDecision = components['schemas']['ExchangeDecision'];
export type ExploreEvent = components['schemas']['ExploreEvent'];
export type ExploreHexAbout = components['schemas']['ExploreHexAbout'];
export type ExploreHexAsked = components['schemas']['ExploreHexAsked'];
export type ExploreHexDecision = components['schemas']['ExploreHexDecision'];
export type ExploreSpaceAsked = components['schemas']['ExploreSpaceAsked'];
export type ExploreSpaceDecision = components['schemas']['ExploreSpaceDecision'];
export type ExploreSpaceEvent = components['schemas']['ExploreSpaceEvent'];
export type ExploreSpaceTold = components['schemas']['ExploreSpaceTold'];
export type ExploreTileAbout = components['schemas']['ExploreTileAbout'];
export type ExploreTileAsked = components['schemas']['ExploreTileAsked'];
export type ExploreTileDecision = components['schemas']['ExploreTileDecision'];
export type ExploreTold = components['schemas']['ExploreTold'];
export type ExploreTurnAbout = components['schemas']['ExploreTurnAbout'];
export type ExploreTurnAsked = components['schemas']['ExploreTurnAsked'];
export type ExploreTurnDecision = components['schemas']['ExploreTurnDecision'];
export type ExploredHex = components['schemas']['ExploredHex'];
export type Expression = components['schemas']['Expression'];
export type FaceDownEvent = components['schemas']['FaceDownEvent'];
export type FaceDownTold = components['schemas']['FaceDownTold'];
export type FavoriteEvent = components['schemas']['FavoriteEvent'];
export type FavoriteTold = components['schemas']['FavoriteTold'];
export type Favorites = components['schemas']['Favorites'];
export type FillRowAbout = components['schemas']['FillRowAbout'];
export type FillRowAsked = components['schemas']['FillRowAsked'];
export type FillRowDecision = components['schemas']['FillRowDecision'];
export type FillRowEvent = components['schemas']['FillRowEvent'];
export type FillRowTold = components['schemas']['FillRowTold'];
export type FinishEvent = components['schemas']['FinishEvent'];
export type FinishTold = components['schemas']['FinishTold'];
export type FirstIntoEraEvent = components['schemas']['FirstIntoEraEvent'];
export type FirstIntoEraTold = components['schemas']['FirstIntoEraTold'];
export type Forecast = components['schemas']['Forecast'];
export type ForecastLine = components['schemas']['ForecastLine'];
export type FuturistsInposition = components['schemas']['FuturistsInposition'];
export type FuturistsMat = components['schemas']['FuturistsMat'];
export type GainAbout = components['schemas']['GainAbout'];
export type GainArguments = components['schemas']['GainArguments'];
export type GainAsked = components['schemas']['GainAsked'];
export type GainDecision = components['schemas']['GainDecision'];
export type GainEvent = components['schemas']['GainEvent'];
export type GainOption = components['schemas']['GainOption'];
export type GainTold = components['schemas']['GainTold'];
export type Gains = components['schemas']['Gains'];
export type GameOverEvent = components['schemas']['GameOverEvent'];
export type GameOverTold = components['schemas']['GameOverTold'];
export type Geometry = components['schemas']['Geometry'];
export type GiveTileAsked = components['schemas']['GiveTileAsked'];
export type GiveTileDecision = components['schemas']['GiveTileDecision'];
export type GiveTileEvent = components['schemas']['GiveTileEvent'];
export type GiveTileToAbout = components['schemas']['GiveTileToAbout'];
export type GiveTileToAsked = components['schemas']['GiveTileToAsked'];
export type GiveTileToDecision = components['schemas']['GiveTileToDecision'];
export type GiveTileTold = components['schemas']['GiveTileTold'];
export type GiveTokenEvent = components['schemas']['GiveTokenEvent'];
export type GiveTokenTold = components['schemas']['GiveTokenTold'];
export type HandThing = components['schemas']['HandThing'];
export type HeraldsAsked = components['schemas']['HeraldsAsked'];
export type HeraldsDecision = components['schemas']['HeraldsDecision'];
export type HeraldsFields = components['schemas']['HeraldsFields'];
export type HeraldsInposition = components['schemas']['HeraldsInposition'];
export type HeraldsMat = components['schemas']['HeraldsMat'];
export type HeraldsToken = components['schemas']['HeraldsToken'];
export type Hex = components['schemas']['Hex'];
export type HexArguments = components['schemas']['HexArguments'];
export type HexOption = components['schemas']['HexOption'];
export type HexOrder = components['schemas']['HexOrder'];
export type HexReason = components['schemas']['HexReason'];
export type HexThing = components['schemas']['HexThing'];
export type HistoriansAsked = components['schemas']['HistoriansAsked'];
export type HistoriansDecision = components['schemas']['HistoriansDecision'];
export type HistoriansFields = components['schemas']['HistoriansFields'];
export type HistoriansInposition = components['schemas']['HistoriansInposition'];
export type HistoriansMat = components['schemas']['HistoriansMat'];
export type Idleness = components['schemas']['Idleness'];
export type IncomeEvent = components['schemas']['IncomeEvent'];
export type IncomeOption = components['schemas']['IncomeOption'];
export type IncomeOrderAsked = components['schemas']['IncomeOrderAsked'];
export type IncomeOrderDecision = components['schemas']['IncomeOrderDecision'];
export type IncomePosition = components['schemas']['IncomePosition'];
export type IncomeRow = components['schemas']['IncomeRow'];
export type IncomeThing = components['schemas']['IncomeThing'];
export type IncomeTold = components['schemas']['IncomeTold'];
export type InventAbout = components['schemas']['InventAbout'];
export type InventArguments = components['schemas']['InventArguments'];
export type InventAsked = components['schemas']['InventAsked'];
export type InventDecision = components['schemas']['InventDecision'];
export type InventEvent = components['schemas']['InventEvent'];
export type InventOption = components['schemas']['InventOption'];
export type InventTold = components['schemas']['InventTold'];
export type InventorsFields = components['schemas']['InventorsFields'];
export type InventorsInposition = components['schemas']['InventorsInposition'];
export type InventorsMat = components['schemas']['InventorsMat'];
export type IsolateAbout = components['schemas']['IsolateAbout'];
export type IsolateAsked = components['schemas']['IsolateAsked'];
export type IsolateDecision = components['schemas']['IsolateDecision'];
export type IsolationistsFields = components['schemas']['IsolationistsFields'];
export type IsolationistsInposition = components['schemas']['IsolationistsInposition'];
export type IsolationistsMat = components['schemas']['IsolationistsMat'];
export type JumpAbout = components['schemas']['JumpAbout'];
export type JumpAsked = components['schemas']['JumpAsked'];
export type JumpDecision = components['schemas']['JumpDecision'];
export type JumpEvent = components['schemas']['JumpEvent'];
export type JumpTold = components['schemas']['JumpTold'];
export type Landmark = components['schemas']['Landmark'];
export type LandmarkArguments = components['schemas']['LandmarkArguments'];
export type LandmarkAsked = components['schemas']['LandmarkAsked'];
export type LandmarkDecision = components['schemas']['LandmarkDecision'];
export type LandmarkEvent = components['schemas']['LandmarkEvent'];
export type LandmarkGained = components['schemas']['LandmarkGained'];
export type LandmarkOption = components['schemas']['LandmarkOption'];
export type LandmarkPiece = components['schemas']['LandmarkPiece'];
export type LandmarkThing = components['schemas']['LandmarkThing'];
export type LandmarkTold = components['schemas']['LandmarkTold'];
export type Law = components['schemas']['Law'];
export type LeadersFields = components['schemas']['LeadersFields'];
export type LeadersInposition = components['schemas']['LeadersInposition'];
export type LeadersMat = components['schemas']['LeadersMat'];
export type Map = components['schemas']['Map'];
export type MapToken = components['schemas']['MapToken'];
export type Maps = components['schemas']['Maps'];
export type MatArguments = components['schemas']['MatArguments'];
export type MatCard = components['schemas']['MatCard'];
export type MatColumn = components['schemas']['MatColumn'];
export type MatIncome = components['schemas']['MatIncome'];
export type MatOption = components['schemas']['MatOption'];
export type MatRow = components['schemas']['MatRow'];
export type MatSetup = components['schemas']['MatSetup'];
export type MayAbout = components['schemas']['MayAbout'];
export type MayAsked = components['schemas']['MayAsked'];
export type MayDecision = components['schemas']['MayDecision'];
export type MerrymakersFields = components['schemas']['MerrymakersFields'];
export type MerrymakersInposition = components['schemas']['MerrymakersInposition'];
export type MerrymakersMat = components['schemas']['MerrymakersMat'];
export type Method = components['schemas']['Method'];
export type MilitantsFields = components['schemas']['MilitantsFields'];
export type MilitantsInposition = components['schemas']['MilitantsInposition'];
export type MilitantsMat = components['schemas']['MilitantsMat'];
export type Moment = components['schemas']['Moment'];
export type Move = components['schemas']['Move'];
export type MoveArguments = components['schemas']['MoveArguments'];
export type MoveAsked = components['schemas']['MoveAsked'];
export type MoveDecision = components['schemas']['MoveDecision'];
export type MoveOption = components['schemas']['MoveOption'];
export type Multipliers = components['schemas']['Multipliers'];
export type MysticsFields = components['schemas']['MysticsFields'];
export type MysticsInposition = components['schemas']['MysticsInposition'];
export type MysticsMat = components['schemas']['MysticsMat'];
export type NameTrackAsked = components['schemas']['NameTrackAsked'];
export type NameTrackDecision = components['schemas']['NameTrackDecision'];
export type NameTrackEvent = components['schemas']['NameTrackEvent'];
export type NameTrackTold = components['schemas']['NameTrackTold'];
export type NoCardEvent = components['schemas']['NoCardEvent'];
export type NoCardTold = components['schemas']['NoCardTold'];
export type NomadsInposition = components['schemas']['NomadsInposition'];
export type NomadsMat = components['schemas']['NomadsMat'];
export type Nothing = components['schemas']['Nothing'];
export type NumberArguments = components['schemas']['NumberArguments'];
export type NumberOption = components['schemas']['NumberOption'];
export type OlympicsAbout = components['schemas']['OlympicsAbout'];
export type OlympicsAsked = components['schemas']['OlympicsAsked'];
export type OlympicsDecision = components['schemas']['OlympicsDecision'];
export type OnTable = components['schemas']['OnTable'];
export type OneOfAbout = components['schemas']['OneOfAbout'];
export type OneOfAsked = components['schemas']['OneOfAsked'];
export type OneOfDecision = components['schemas']['OneOfDecision'];
export type OpenTrackEvent = components['schemas']['OpenTrackEvent'];
export type OpenTrackTold = components['schemas']['OpenTrackTold'];
export type OpponentAbout = components['schemas']['OpponentAbout'];
export type OpponentAsked = components['schemas']['OpponentAsked'];
export type OpponentDecision = components['schemas']['OpponentDecision'];
export type OpponentTokenAsked = components['schemas']['OpponentTokenAsked'];
export type OpponentTokenDecision = components['schemas']['OpponentTokenDecision'];
export type Option = components['schemas']['Option'];
export type OrderAbout = components['schemas']['OrderAbout'];
export type OrderAsked = components['schemas']['OrderAsked'];
export type OrderDecision = components['schemas']['OrderDecision'];
export type OutpostEvent = components['schemas']['OutpostEvent'];
export type OutpostRowAbout = components['schemas']['OutpostRowAbout'];
export type OutpostRowAsked = components['schemas']['OutpostRowAsked'];
export type OutpostRowDecision = components['schemas']['OutpostRowDecision'];
export type OutpostRowEvent = components['schemas']['OutpostRowEvent'];
export type OutpostRowTold = components['schemas']['OutpostRowTold'];
export type OutpostTold = components['schemas']['OutpostTold'];
export type Pact = components['schemas']['Pact'];
export type PactEvent = components['schemas']['PactEvent'];
export type PactTold = components['schemas']['PactTold'];
export type PactTrackAbout = components['schemas']['PactTrackAbout'];
export type PactTrackAsked = components['schemas']['PactTrackAsked'];
export type PactTrackDecision = components['schemas']['PactTrackDecision'];
export type PactTrackEvent = components['schemas']['PactTrackEvent'];
export type PactTrackTold = components['schemas']['PactTrackTold'];
export type PaidAdvance = components['schemas']['PaidAdvance'];
export type PaidEffect = components['schemas']['PaidEffect'];
export type Part = components['schemas']['Part'];
export type PartThing = components['schemas']['PartThing'];
export type PathAsked = components['schemas']['PathAsked'];
export type PathDecision = components['schemas']['PathDecision'];
export type PayAbout = components['schemas']['PayAbout'];
export type PayArguments = components['schemas']['PayArguments'];
export type PayAsked = components['schemas']['PayAsked'];
export type PayDecision = components['schemas']['PayDecision'];
export type PayEvent = components['schemas']['PayEvent'];
export type PayForAbout = components['schemas']['PayForAbout'];
export type PayOption = components['schemas']['PayOption'];
export type PayTold = components['schemas']['PayTold'];
export type Piece = components['schemas']['Piece'];
export type PlaceAbout = components['schemas']['PlaceAbout'];
export type PlaceArguments = components['schemas']['PlaceArguments'];
export type PlaceAsked = components['schemas']['PlaceAsked'];
export type PlaceBesideArguments = components['schemas']['PlaceBesideArguments'];
export type PlaceBesideOption = components['schemas']['PlaceBesideOption'];
export type PlaceColumnEvent = components['schemas']['PlaceColumnEvent'];
export type PlaceColumnTold = components['schemas']['PlaceColumnTold'];
export type PlaceCornerTurnArguments = components['schemas']['PlaceCornerTurnArguments'];
export type PlaceDecision = components['schemas']['PlaceDecision'];
export type PlaceEvent = components['schemas']['PlaceEvent'];
export type PlaceHexEvent = components['schemas']['PlaceHexEvent'];
export type PlaceHexTold = components['schemas']['PlaceHexTold'];
export type PlaceOption = components['schemas']['PlaceOption'];
export type PlaceTold = components['schemas']['PlaceTold'];
export type PlayArguments = components['schemas']['PlayArguments'];
export type PlayEvent = components['schemas']['PlayEvent'];
export type PlayGainedAbout = components['schemas']['PlayGainedAbout'];
export type PlayGainedAsked = components['schemas']['PlayGainedAsked'];
export type PlayGainedDecision = components['schemas']['PlayGainedDecision'];
export type PlayOption = components['schemas']['PlayOption'];
export type PlayTapestryAsked = components['schemas']['PlayTapestryAsked'];
export type PlayTapestryDecision = components['schemas']['PlayTapestryDecision'];
export type PlayTold = components['schemas']['PlayTold'];
export type PlayerArguments = components['schemas']['PlayerArguments'];
export type PlayerOption = components['schemas']['PlayerOption'];
export type PlayerThing = components['schemas']['PlayerThing'];
export type PlayerView = components['schemas']['PlayerView'];
export type Plot = components['schemas']['Plot'];
export type PlotArguments = components['schemas']['PlotArguments'];
export type PlotOption = components['schemas']['PlotOption'];
export type PlotThing = components['schemas']['PlotThing'];
export type PointSource = components['schemas']['PointSource'];
export type PointsByEra = components['schemas']['PointsByEra'];
export type Position = components['schemas']['Position'];
export type PositionCivilization = components['schemas']['PositionCivilization'];
export type PositionDecks = components['schemas']['PositionDecks'];
export type PositionHex = components['schemas']['PositionHex'];
export type PositionLuck = components['schemas']['PositionLuck'];
export type PositionPlayer = components['schemas']['PositionPlayer'];
export type PositionSolo = components['schemas']['PositionSolo'];
export type PositionToken = components['schemas']['PositionToken'];
export type PredictAbout = components['schemas']['PredictAbout'];
export type PredictAsked = components['schemas']['PredictAsked'];
export type PredictDecision = components['schemas']['PredictDecision'];
export type PredictEvent = components['schemas']['PredictEvent'];
export type PredictTold = components['schemas']['PredictTold'];
export type PredictionEvent = components['schemas']['PredictionEvent'];
export type PredictionTold = components['schemas']['PredictionTold'];
export type Prerequisite = components['schemas']['Prerequisite'];
export type Preview = components['schemas']['Preview'];
export type PrintedLand = components['schemas']['PrintedLand'];
export type PrintedMat = components['schemas']['PrintedMat'];
export type ProgressCardsEvent = components['schemas']['ProgressCardsEvent'];
export type ProgressCardsTold = components['schemas']['ProgressCardsTold'];
export type Record = components['schemas']['Record'];
export type RecordLuck = components['schemas']['RecordLuck'];
export type RecordSeat = components['schemas']['RecordSeat'];
export type RefreshAsked = components['schemas']['RefreshAsked'];
export type RefreshDecision = components['schemas']['RefreshDecision'];
export type RefreshEvent = components['schemas']['RefreshEvent'];
export type RefreshTold = components['schemas']['RefreshTold'];
export type Refusal = components['schemas']['Refusal'];
export type RegressAbout = components['schemas']['RegressAbout'];
export type RegressAsked = components['schemas']['RegressAsked'];
export type RegressDecision = components['schemas']['RegressDecision'];
export type RegressEvent = components['schemas']['RegressEvent'];
export type RegressTold = components['schemas']['RegressTold'];
export type RepeatAsked = components['schemas']['RepeatAsked'];
export type RepeatDecision = components['schemas']['RepeatDecision'];
export type RepeatEvent = components['schemas']['RepeatEvent'];
export type RepeatTold = components['schemas']['RepeatTold'];
export type ResearchAbout = components['schemas']['ResearchAbout'];
export type ResearchAsked = components['schemas']['ResearchAsked'];
export type ResearchDecision = components['schemas']['ResearchDecision'];
export type Resource = components['schemas']['Resource'];
export type ResourceThing = components['schemas']['ResourceThing'];
export type Resources = components['schemas']['Resources'];
export type Result = components['schemas']['Result'];
export type RollAgainAbout = components['schemas']['RollAgainAbout'];
export type RollAgainAsked = components['schemas']['RollAgainAsked'];
export type RollAgainDecision = components['schemas']['RollAgainDecision'];
export type RollConquerEvent = components['schemas']['RollConquerEvent'];
export type RollConquerTold = components['schemas']['RollConquerTold'];
export type RollOption = components['schemas']['RollOption'];
export type RollScienceEvent = components['schemas']['RollScienceEvent'];
export type RollScienceTold = components['schemas']['RollScienceTold'];
export type RowArguments = components['schemas']['RowArguments'];
export type RowOption = components['schemas']['RowOption'];
export type Rule = components['schemas']['Rule'];
export type SameBenefitAbout = components['schemas']['SameBenefitAbout'];
export type SameBenefitAsked = components['schemas']['SameBenefitAsked'];
export type SameBenefitDecision = components['schemas']['SameBenefitDecision'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type SecondCivilizationEvent = components['schemas']['SecondCivilizationEvent'];
export type SecondCivilizationTold = components['schemas']['SecondCivilizationTold'];
export type SeenDiscard = components['schemas']['SeenDiscard'];
export type SellArguments = components['schemas']['SellArguments'];
export type SellOption = components['schemas']['SellOption'];
export type SetChoice = components['schemas']['SetChoice'];
export type SettleTileAbout = components['schemas']['SettleTileAbout'];
export type SettleTileAsked = components['schemas']['SettleTileAsked'];
export type SettleTileDecision = components['schemas']['SettleTileDecision'];
export type Setup = components['schemas']['Setup'];
export type ShadowOutpostEvent = components['schemas']['ShadowOutpostEvent'];
export type ShadowOutpostTold = components['schemas']['ShadowOutpostTold'];
export type ShuffleEvent = components['schemas']['ShuffleEvent'];
export type ShuffleSizeEvent = components['schemas']['ShuffleSizeEvent'];
export type ShuffleSizeTold = components['schemas']['ShuffleSizeTold'];
export type ShuffleTold = components['schemas']['ShuffleTold'];
export type SingularityAsked = components['schemas']['SingularityAsked'];
export type SingularityDecision = components['schemas']['SingularityDecision'];
export type SingularityEvent = components['schemas']['SingularityEvent'];
export type SingularityTold = components['schemas']['SingularityTold'];
export type Slot = components['schemas']['Slot'];
export type SlotArguments = components['schemas']['SlotArguments'];
export type SlotColumnThing = components['schemas']['SlotColumnThing'];
export type SlotEvent = components['schemas']['SlotEvent'];
export type SlotNumberThing = components['schemas']['SlotNumberThing'];
export type SlotOption = components['schemas']['SlotOption'];
export type SlotRowThing = components['schemas']['SlotRowThing'];
export type SlotThing = components['schemas']['SlotThing'];
export type SlotTold = components['schemas']['SlotTold'];
export type Solo = components['schemas']['Solo'];
export type Source = components['schemas']['Source'];
export type SourceKind = components['schemas']['SourceKind'];
export type Space = components['schemas']['Space'];
export type SpaceThing = components['schemas']['SpaceThing'];
export type SpaceTile = components['schemas']['SpaceTile'];
export type SpaceTileArguments = components['schemas']['SpaceTileArguments'];
export type SpaceTileOption = components['schemas']['SpaceTileOption'];
export type SpaceTileThing = components['schemas']['SpaceTileThing'];
export type SpaceTilesEvent = components['schemas']['SpaceTilesEvent'];
export type SpaceTilesTold = components['schemas']['SpaceTilesTold'];
export type SquareAsked = components['schemas']['SquareAsked'];
export type SquareDecision = components['schemas']['SquareDecision'];
export type Stage = components['schemas']['Stage'];
export type StandUpEvent = components['schemas']['StandUpEvent'];
export type StandUpTold = components['schemas']['StandUpTold'];
export type StartEvent = components['schemas']['StartEvent'];
export type StartOnly = components['schemas']['StartOnly'];
export type StartTold = components['schemas']['StartTold'];
export type Stats = components['schemas']['Stats'];
export type Step = components['schemas']['Step'];
export type SwapAbout = components['schemas']['SwapAbout'];
export type SwapAsked = components['schemas']['SwapAsked'];
export type SwapDecision = components['schemas']['SwapDecision'];
export type SwapEvent = components['schemas']['SwapEvent'];
export type SwapTold = components['schemas']['SwapTold'];
export type SwapWithAbout = components['schemas']['SwapWithAbout'];
export type SwapWithAsked = components['schemas']['SwapWithAsked'];
export type SwapWithDecision = components['schemas']['SwapWithDecision'];
export type Table = components['schemas']['Table'];
export type TakeOverEvent = components['schemas']['TakeOverEvent'];
export type TakeOverTold = components['schemas']['TakeOverTold'];
export type Tapestry = components['schemas']['Tapestry'];
export type TapestryCard = components['schemas']['TapestryCard'];
export type TapestryCardsEvent = components['schemas']['TapestryCardsEvent'];
export type TapestryCardsTold = components['schemas']['TapestryCardsTold'];
export type TechArguments = components['schemas']['TechArguments'];
export type TechCard = components['schemas']['TechCard'];
export type TechDisplayThing = components['schemas']['TechDisplayThing'];
export type TechOption = components['schemas']['TechOption'];
export type TechPartAbout = components['schemas']['TechPartAbout'];
export type TechPartAsked = components['schemas']['TechPartAsked'];
export type TechPartDecision = components['schemas']['TechPartDecision'];
export type TechPartEvent = components['schemas']['TechPartEvent'];
export type TechPartTold = components['schemas']['TechPartTold'];
export type TechRow = components['schemas']['TechRow'];
export type TechRows = components['schemas']['TechRows'];
export type TechThing = components['schemas']['TechThing'];
export type Technology = components['schemas']['Technology'];
export type Terrain = components['schemas']['Terrain'];
export type TerritoryTile = components['schemas']['TerritoryTile'];
export type TerritoryTilesEvent = components['schemas']['TerritoryTilesEvent'];
export type TerritoryTilesTold = components['schemas']['TerritoryTilesTold'];
export type TheChosenInposition = components['schemas']['TheChosenInposition'];
export type TheChosenMat = components['schemas']['TheChosenMat'];
export type Thing = components['schemas']['Thing'];
export type TiebreakerEvent = components['schemas']['TiebreakerEvent'];
export type TiebreakerTold = components['schemas']['TiebreakerTold'];
export type TileArguments = components['schemas']['TileArguments'];
export type TileOption = components['schemas']['TileOption'];
export type TileThing = components['schemas']['TileThing'];
export type TokenAbout = components['schemas']['TokenAbout'];
export type TokenArguments = components['schemas']['TokenArguments'];
export type TokenAsked = components['schemas']['TokenAsked'];
export type TokenDecision = components['schemas']['TokenDecision'];
export type TokenEvent = components['schemas']['TokenEvent'];
export type TokenGainAbout = components['schemas']['TokenGainAbout'];
export type TokenLeftAbout = components['schemas']['TokenLeftAbout'];
export type TokenOfArguments = components['schemas']['TokenOfArguments'];
export type TokenOfOption = components['schemas']['TokenOfOption'];
export type TokenOnTechAsked = components['schemas']['TokenOnTechAsked'];
export type TokenOnTechDecision = components['schemas']['TokenOnTechDecision'];
export type TokenOnTechEvent = components['schemas']['TokenOnTechEvent'];
export type TokenOnTechTold = components['schemas']['TokenOnTechTold'];
export type TokenOption = components['schemas']['TokenOption'];
export type TokenThing = components['schemas']['TokenThing'];
export type TokenTold = components['schemas']['TokenTold'];
export type Told = components['schemas']['Told'];
export type ToppleEvent = components['schemas']['ToppleEvent'];
export type ToppleTold = components['schemas']['ToppleTold'];
export type Track = components['schemas']['Track'];
export type TrackArguments = components['schemas']['TrackArguments'];
export type TrackOption = components['schemas']['TrackOption'];
export type TrackOrder = components['schemas']['TrackOrder'];
export type TrackThing = components['schemas']['TrackThing'];
export type TrackToken = components['schemas']['TrackToken'];
export type TradeAsked = components['schemas']['TradeAsked'];
export type TradeDecision = components['schemas']['TradeDecision'];
export type TradeEvent = components['schemas']['TradeEvent'];
export type TradeTold = components['schemas']['TradeTold'];
export type TradersFields = components['schemas']['TradersFields'];
export type TradersInposition = components['schemas']['TradersInposition'];
export type TradersMat = components['schemas']['TradersMat'];
export type TrapAbout = components['schemas']['TrapAbout'];
export type TrapAsked = components['schemas']['TrapAsked'];
export type TrapDecision = components['schemas']['TrapDecision'];
export type TrapOption = components['schemas']['TrapOption'];
export type Trigger = components['schemas']['Trigger'];
export type TurnAbout = components['schemas']['TurnAbout'];
export type TurnArguments = components['schemas']['TurnArguments'];
export type TurnAsked = components['schemas']['TurnAsked'];
export type TurnDecision = components['schemas']['TurnDecision'];
export type TurnEvent = components['schemas']['TurnEvent'];
export type TurnOption = components['schemas']['TurnOption'];
export type TurnPoints = components['schemas']['TurnPoints'];
export type TurnTold = components['schemas']['TurnTold'];
export type Undo = components['schemas']['Undo'];
export type UndoReason = components['schemas']['UndoReason'];
export type UpgradeAbout = components['schemas']['UpgradeAbout'];
export type UpgradeArguments = components['schemas']['UpgradeArguments'];
export type UpgradeAsked = components['schemas']['UpgradeAsked'];
export type UpgradeDecision = components['schemas']['UpgradeDecision'];
export type UpgradeEvent = components['schemas']['UpgradeEvent'];
export type UpgradeOption = components['schemas']['UpgradeOption'];
export type UpgradeTold = components['schemas']['UpgradeTold'];
export type UprisingAbout = components['schemas']['UprisingAbout'];
export type UprisingAsked = components['schemas']['UprisingAsked'];
export type UprisingDecision = components['schemas']['UprisingDecision'];
export type UseCivilizationAsked = components['schemas']['UseCivilizationAsked'];
export type UseCivilizationDecision = components['schemas']['UseCivilizationDecision'];
export type UseCivilizationEvent = components['schemas']['UseCivilizationEvent'];
export type UseCivilizationTold = components['schemas']['UseCivilizationTold'];
export type UseRollsAbout = components['schemas']['UseRollsAbout'];
export type UseRollsAsked = components['schemas']['UseRollsAsked'];
export type UseRollsDecision = components['schemas']['UseRollsDecision'];
export type UsedEvent = components['schemas']['UsedEvent'];
export type UsedTold = components['schemas']['UsedTold'];
export type Verb = components['schemas']['Verb'];
export type VerbRow = components['schemas']['VerbRow'];
export type View = components['schemas']['View'];
export type VoidEvent = components['schemas']['VoidEvent'];
export type VoidTold = components['schemas']['VoidTold'];
export type VpEvent = components['schemas']['VpEvent'];
export type VpTold = components['schemas']['VpTold'];
export type Waiting = components['schemas']['Waiting'];
export type WhichRollAsked = components['schemas']['WhichRollAsked'];
export type WhichRollDecision = components['schemas']['WhichRollDecision'];
export type Who = components['schemas']['Who'];
export type Word = components['schemas']['Word'];
export type $defs = { [key: string]: never };
export type operations = { [key: string]: never };
