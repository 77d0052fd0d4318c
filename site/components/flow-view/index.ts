export { FlowView } from './flow-view.tsx'
export { TemplateShape, ShapeSigns } from './template-shape.tsx'
export * as flowDrawn from './drawn.css.ts'
