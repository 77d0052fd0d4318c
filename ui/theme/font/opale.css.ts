/** The typeface for whoever uses the library as it is; the site adds it by itself, after paint. */
import { globalFontFace } from '@vanilla-extract/css'
import { figtree } from './figtree.ts'

globalFontFace(figtree.family, {
  src: `url(${figtree.file}) format("woff2")`,
  fontWeight: figtree.weight,
  fontDisplay: 'swap',
})
