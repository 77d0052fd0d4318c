import type { ReactElement } from 'react'
import { ThemedImage } from '#ui/themed-image'
import { Wordmark } from '../../site/components/wordmark/index.ts'

/** Opale's head and the wordmark, as a header shows them. */
export function Brand(): ReactElement {
  return (
    <>
      <ThemedImage
        dark="/opale/born.dark.svg"
        light="/opale/born.light.svg"
        width={50}
        height={50}
      />
      <a href="#accueil" aria-label="Opale, accueil">
        <Wordmark />
      </a>
    </>
  )
}
