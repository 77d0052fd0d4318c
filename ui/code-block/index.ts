export { CodeBlock, type CodeBlockProps } from './code-block.tsx'
export { COPIED_MS } from './use-copy.ts'
