// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Promotion } from '../wire-types.ts';

export const promotionShape: WireShape<Promotion> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "promotionType",
    "title",
    "text",
    "terms",
    "image",
    "startsAt",
    "endsAt",
    "status",
    "hindrance",
    "level",
    "firstDeposit",
    "percent",
    "fixed",
    "cap",
    "minimum",
    "wagering",
    "currencySymbol",
    "bonus",
    "asked",
    "left",
    "progress",
    "canGiveUp"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "promotionType": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "text": {
      "type": "string"
    },
    "terms": {
      "type": "string"
    },
    "image": {
      "type": "string"
    },
    "startsAt": {
      "type": "string"
    },
    "endsAt": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "upcoming",
        "open",
        "notForYou",
        "paused",
        "joined",
        "wagering",
        "done",
        "expired",
        "forfeited",
        "ended"
      ]
    },
    "hindrance": {
      "type": "string",
      "enum": [
        "",
        "level",
        "firstDeposit",
        "country"
      ]
    },
    "level": {
      "type": "string"
    },
    "firstDeposit": {
      "type": "boolean"
    },
    "percent": {
      "type": "integer"
    },
    "fixed": {
      "type": "string",
      "x-unit": "money"
    },
    "cap": {
      "type": "string",
      "x-unit": "money"
    },
    "minimum": {
      "type": "string",
      "x-unit": "money"
    },
    "wagering": {
      "type": "integer"
    },
    "currencySymbol": {
      "type": "string"
    },
    "bonus": {
      "type": "string",
      "x-unit": "money"
    },
    "asked": {
      "type": "string",
      "x-unit": "money"
    },
    "left": {
      "type": "string",
      "x-unit": "money"
    },
    "progress": {
      "type": "integer"
    },
    "canGiveUp": {
      "type": "boolean"
    }
  }
};
