export { Tags, type Tag, type TagsProps } from './tags.tsx'
