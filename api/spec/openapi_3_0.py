"""The OpenAPI document for generators that know 3.0 alone, converted from 3.1.

What 3.0 cannot say is left out: the converted schemas may admit more than the true ones, never less.
"""

from __future__ import annotations

from typing import Any

from strata.api.spec.references import REF, Json, reference

_LEFT_OUT = {
    *("$schema", "$id", "$comment", "$defs", "if", "then", "else", "contains", "minContains", "maxContains"),
    *("dependentRequired", "dependentSchemas", "propertyNames", "patternProperties"),
    *("unevaluatedItems", "unevaluatedProperties", "contentMediaType", "contentEncoding", "contentSchema"),
}
_NULL = {"type": "null"}
_ONLY_NULL = {"type": "object", "nullable": True, "enum": [None]}
"""Null where there is no type that it could be added to."""


def to_3_0(document: Json) -> Json:
    """The same document as OpenAPI 3.0.3."""
    return _Conversion(document["components"]["schemas"]).document(document)


class _Conversion:
    """Of one document, whose schemas are at hand: null is no type of its own in 3.0, but an addition to one."""

    def __init__(self, schemas: Json) -> None:
        self._schemas = schemas
        self._nullable: Json = {}
        """Copies of schemas that admit null too."""

    def document(self, document: Json) -> Json:
        converted: Json = self._outside(document)
        converted["openapi"] = "3.0.3"
        converted["components"]["schemas"].update(self._nullable)
        return converted

    def _outside(self, node: Any) -> Any:
        """What is round the schemas: the same in both versions."""
        if isinstance(node, list):
            return [self._outside(value) for value in node]
        if not isinstance(node, dict):
            return node
        converted = {}
        for key, value in node.items():
            match key:
                case "example" | "examples":
                    converted[key] = value
                case "schema":
                    converted[key] = self._schema(value)
                case "schemas":
                    converted[key] = {name: self._schema(schema) for name, schema in value.items()}
                case _:
                    converted[key] = self._outside(value)
        return converted

    def _schema(self, schema: Any) -> Json:
        if isinstance(schema, bool):
            return {} if schema else {"not": {}}
        converted = self._with_null({key: value for key, value in schema.items() if key not in _LEFT_OUT})
        if "$ref" in converted and len(converted) > 1:
            converted = {"allOf": [{"$ref": converted.pop("$ref")}], **converted}
        if not converted.get("required", True):
            del converted["required"]
        if "const" in converted:
            converted["enum"] = [converted.pop("const")]
        if converted.get("nullable") and None not in converted.get("enum", [None]):
            converted["enum"] = [*converted["enum"], None]
        if "examples" in converted:
            converted["example"] = converted.pop("examples")[0]
        for bound in ("Minimum", "Maximum"):
            if f"exclusive{bound}" in converted:
                converted[bound.lower()] = converted[f"exclusive{bound}"]
                converted[f"exclusive{bound}"] = True
        if converted.get("type") == "array":
            converted["items"] = _items(converted.pop("prefixItems", []), converted.get("items", {}))
        return {key: self._inside(key, value) for key, value in converted.items()}

    def _inside(self, key: str, value: Any) -> Any:
        match key:
            case "properties":
                return {name: self._schema(schema) for name, schema in value.items()}
            case "allOf" | "anyOf" | "oneOf":
                return [self._schema(schema) for schema in value]
            case "items" | "not":
                return self._schema(value)
            case "additionalProperties" if isinstance(value, dict):
                return self._schema(value)
            case _:
                return value

    def _with_null(self, schema: Json) -> Json:
        types = schema.get("type")
        if isinstance(types, list):
            return self._with_null({**_without(schema, "type"), "anyOf": [{"type": type_} for type_ in types]})
        if types == "null":
            return {**schema, **_ONLY_NULL}
        for key in ("anyOf", "oneOf"):
            members = [member for member in schema.get(key, ()) if member != _NULL]
            is_nullable = _NULL in schema.get(key, ())
            if is_nullable or len(members) == 1:
                only = self._or_null(key, members) if is_nullable else members[0]
                return {**only, **_without(schema, key)}
        return schema

    def _or_null(self, key: str, members: list[Json]) -> Json:
        """One of some schemas, or null."""
        if len(members) == 1 and "type" in members[0]:
            return {**members[0], "nullable": True}
        name = members[0].get("$ref", "").removeprefix(REF)
        if len(members) == 1 and "type" in self._schemas.get(name, {}):
            if f"Nullable{name}" not in self._nullable:
                self._nullable[f"Nullable{name}"] = {**self._schema(self._schemas[name]), "nullable": True}
            return reference(f"Nullable{name}")
        return {key: [*members, _ONLY_NULL]}


def _items(first: list[Any], rest: Any) -> Any:
    """Every place of an array has the same schema."""
    schemas = [*first, *([rest] if rest not in ({}, False) else [])]
    distinct = [schema for index, schema in enumerate(schemas) if schema not in schemas[:index]]
    if not distinct:
        return {}
    return distinct[0] if len(distinct) == 1 else {"anyOf": distinct}


def _without(schema: Json, key: str) -> Json:
    return {other: value for other, value in schema.items() if other != key}
