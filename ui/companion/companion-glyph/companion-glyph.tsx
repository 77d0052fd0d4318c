import type { ReactElement } from 'react'
import { Glyph, type IconProps } from '../../icon/index.ts'
import { GLYPHS, type GlyphName } from './paths.ts'

export interface CompanionGlyphProps extends Omit<IconProps, 'name'> {
  name: GlyphName
}

/** An icon of the companion's own set: apart, so that other pages do not carry it. */
export function CompanionGlyph({ name, ...rest }: CompanionGlyphProps): ReactElement {
  return <Glyph d={GLYPHS[name]} {...rest} />
}
