declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Needs an empty text. */
    readonly keepAllGlyphs?: boolean
    /** Values that variation axes are pinned at. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
