import { family } from "../i18n/messages";
import type { RoadOpponent } from "../wire/RoadOpponent";

export const ladderName = (id: string): string => family("road-ladder-", id);

export const opponentName = ({ id }: Pick<RoadOpponent, "id">): string => family("road-name-", id);

export const styleName = (style: string): string => family("road-style-", style);
