// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Activity } from '../wire-types.ts';

export const activityShape: WireShape<Activity> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "promotionType",
    "title",
    "text",
    "image",
    "status",
    "needsPicture",
    "remark",
    "canApplyAgain",
    "amount",
    "points",
    "opensAt",
    "closesAt"
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
    "image": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "comingSoon",
        "applying",
        "joined",
        "processing",
        "rejected",
        "issued",
        "claimed",
        "closed"
      ]
    },
    "needsPicture": {
      "type": "boolean"
    },
    "remark": {
      "type": "string"
    },
    "canApplyAgain": {
      "type": "boolean"
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "points": {
      "type": "integer"
    },
    "opensAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "closesAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};
