export {
  TableOfContents,
  type ContentsEntry,
  type TableOfContentsProps,
} from './table-of-contents.tsx'
export { useReadingPlace } from './use-reading-place.ts'
