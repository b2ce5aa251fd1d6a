#!/usr/bin/python3
"""Makes the typeface from Adobe's Source Sans 3 and Source Serif 4: for the pages src/main/resources/style/last-trick-*.woff2,
and for what is drawn without a browser src/main/resources/typeface/last-trick-*.ttf.

Needs Debian's fonttools and python3-brotli. In this folder:

    npm pack source-sans@3.52.0 source-serif@4.5.1
    for each in source-*.tgz; do tar -xzf $each --one-top-level --strip-components=1; done
    ./subset.py source-sans-3.52.0/VF/SourceSans3VF-Upright.ttf source-serif-4.5.1/TTF/SourceSerif4-Bold.ttf

It prints each file's size, and its characters as typeface.css has to have them. The names are others since the licence keeps
"Source" for the originals.
"""

import sys
from io import BytesIO
from pathlib import Path
from string import ascii_letters, digits

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RESOURCES = Path(__file__).parent.parent / "main/resources"

# On every page: English and Danish, and what Swedish, Norwegian, Finnish and German need besides
USUAL = ascii_letters + digits + "ÄÅÆÖØÜßäåæéöøü" + "\xa0 !&'()*+,-./:;?·–’"
USUAL_SANS = "%<=>«»×“”„…→−"
# Loaded for the pages that have one of them, so for all in Polish and Icelandic: the other letters of Latin-1, and those of Polish,
# Czech and Hungarian
MORE = "".join(map(chr, [*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100)])) + (
    "ĄąĆćĘęŁłŃńŚśŹźŻż" "ČčĎďĚěŇňŘřŠšŤťŮůŽž" "ŐőŰű" "Œœ" "ẞ")
MORE_SANS = "\"#$@[]_‐—‘‚€←↑↓"
# The pairs that need it. That of all takes a third of the bytes; figures have to stay below each other.
KERNED = "AFKLPRTVWYZacdegmnorstuvwy’.,"


def subset(path, name, to, characters, weights=None):
    font = TTFont(path)
    if weights:
        instantiateVariableFont(font, {"wght": weights}, inplace=True)
        if "fvar" in font:
            font["fvar"].instances = []  # their names have "Source"
        # Written and read again: the instancer leaves glyphs without variations that the subsetter looks for.
        written = BytesIO()
        font.save(written)
        font = TTFont(written)
    cmap = font.getBestCmap()
    missing = [character for character in characters if ord(character) not in cmap]
    if missing:
        sys.exit(f"{path} lacks {missing}")

    options = Options()
    options.hinting = options.glyph_names = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 4, 6, 14]
    options.drop_tables += ["STAT", "MVAR"] if isinstance(weights, tuple) else ["GDEF"]
    kerned = Subsetter(options)
    kerned.glyphs = kerned.glyphs_gsubed = {cmap[ord(character)] for character in KERNED}
    font["GPOS"].subset_glyphs(kerned)
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)

    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = name
    font["head"].modified = font["head"].created  # the same bytes each time
    font.recalcTimestamp = False
    font.flavor = "woff2" if to.endswith("woff2") else None
    file = RESOURCES / to
    font.save(file)
    print(to, file.stat().st_size, unicode_range(characters), sep="\n  ")


def unicode_range(characters):
    ranges = []
    for code in sorted(map(ord, characters)):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in ranges)


sans, serif = sys.argv[1:]
more = "".join(sorted(set(MORE) - set(USUAL)))
subset(sans, "Last-Trick-Sans", "style/last-trick-sans.woff2", USUAL + USUAL_SANS, (400, 600))
subset(sans, "Last-Trick-Sans", "style/last-trick-sans-more.woff2", more + MORE_SANS, (400, 600))
subset(serif, "Last-Trick-Serif", "style/last-trick-serif.woff2", USUAL)
subset(serif, "Last-Trick-Serif", "style/last-trick-serif-more.woff2", more)
all_sans = USUAL + USUAL_SANS + more + MORE_SANS
subset(sans, "Last-Trick-Sans", "typeface/last-trick-sans.ttf", all_sans, 400)
subset(sans, "Last-Trick-Sans", "typeface/last-trick-sans-bold.ttf", all_sans, 600)
subset(serif, "Last-Trick-Serif", "typeface/last-trick-serif.ttf", USUAL + more)
