export { CompanionGlyph, type CompanionGlyphProps } from './companion-glyph.tsx'
export { GLYPH_NAMES, type GlyphName } from './paths.ts'
