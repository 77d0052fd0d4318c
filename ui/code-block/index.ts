export { CodeBlock, type CodeBlockProps } from './code-block.tsx'
export { COPIED_MS } from './copied.ts'
