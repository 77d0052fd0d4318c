import type { Piece } from '#ui/art'
import type { BackgroundSettings } from '#ui/background-field'

interface Titled {
  readonly title: string
  readonly lead: string
}

export interface ArtWords {
  readonly pieces: Readonly<Record<Piece, { readonly name: string; readonly text: string }>>
  readonly atelier: {
    readonly label: (piece: string, seed: string) => string
    readonly piece: string
    readonly seed: string
    readonly seedHelp: string
    readonly another: string
    readonly first: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly svg: string
    readonly png: string
    readonly saved: (kind: string) => string
    readonly saveFailed: string
    readonly wall: Titled
    readonly note: string
  }
  readonly preview: {
    readonly backdrop: Titled & {
      readonly label: string
      readonly opacity: string
      readonly scrollIntensity: string
      readonly scrolled: string
      readonly scrolledHelp: string
      readonly mouse: string
      readonly mouseHelp: string
      readonly onSite: (settings: BackgroundSettings) => string
      readonly number: (value: number) => string
    }
    readonly player: Titled & {
      readonly piece: string
      readonly play: string
      readonly pause: string
      readonly step: string
      readonly position: string
      readonly speed: string
      readonly intensity: string
      readonly percent: (value: number) => string
      readonly times: (value: number) => string
    }
  }
}
