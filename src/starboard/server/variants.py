"""Variants that somebody sent: put together away from the tables, within bounds, or refused in a sentence."""

import asyncio

from fastapi import Request

from starboard.kernel.errors import StarboardError
from starboard.lab.variants import LONGEST_NAME, Variant, variant_of_stranger
from starboard.server.requests import VariantWish
from starboard.server.services import Services, address_of, game_named
from starboard.tables.refusals import because
from starboard.tables.text_cleaning import cleaned


async def variant_wished(
    services: Services, request: Request, game: str, wish: VariantWish | None
) -> Variant | None:
    """What somebody wants changed, if it is anything."""
    if wish is None:
        return None
    services.limits.check("variant", address_of(request))
    name = cleaned(wish.name, LONGEST_NAME)
    try:
        variant = await asyncio.to_thread(variant_of_stranger, game_named(game), wish.values, name, wish.file)
    except StarboardError as error:
        raise because(error) from None
    return None if variant.is_original else variant
