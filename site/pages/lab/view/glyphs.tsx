import type { ReactElement } from 'react'
import { CompanionGlyph, type GlyphName } from '#companion/companion-glyph'

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  feed: 'bowl',
  play: 'ball',
  cuddle: 'heart',
  teach: 'book',
  study: 'book',
  create: 'brush',
  explore: 'compass',
  clean: 'drop',
  sleep: 'moon',
  tick: 'moon',
  'logo-click': 'spark',
  'gain-experience': 'bolt',
  'discover-item': 'gift',
  'add-item': 'gift',
  'use-item': 'cookie',
  equip: 'hat',
  unequip: 'hat',
  'set-mood': 'smile',
  'evolve-emotion': 'smile',
  'unlock-achievement': 'trophy',
  earn: 'crystal',
  spend: 'crystal',
  'add-friend': 'bear',
  breed: 'flower',
}

/** A command's sign; a wave for those that have none of their own. */
export function CommandGlyph({ type }: { type: string }): ReactElement {
  return <CompanionGlyph size={16} name={(Object.hasOwn(GLYPHS, type) && GLYPHS[type]) || 'wave'} />
}
