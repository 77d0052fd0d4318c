export {
  Heading,
  HEADING_SIZES,
  LEVELS,
  type HeadingProps,
  type HeadingSize,
  type Level,
} from './heading.tsx'
export { title } from './heading.css.ts'
