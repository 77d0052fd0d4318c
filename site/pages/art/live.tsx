import type { ReactElement } from 'react'
import { Head, Section } from '#ui/section'
import type { Words } from './words.ts'
import { Backdrop } from './backdrop.tsx'
import { Player } from './player.tsx'

/** [2.1.108] Animations to start, stop and set; the page itself stays still. */
export default function Preview({ words }: { words: Words }): ReactElement {
  const { preview } = words
  return (
    <>
      <Section labelledBy="backdrop">
        <Head id="backdrop" title={preview.backdrop.title} lead={preview.backdrop.lead} />
        <Backdrop words={preview.backdrop} />
      </Section>
      <Section tone="sunken" labelledBy="player">
        <Head id="player" title={preview.player.title} lead={preview.player.lead} />
        <Player words={words} />
      </Section>
    </>
  )
}
