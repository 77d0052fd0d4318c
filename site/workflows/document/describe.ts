// Stands in until the real one is written over it.
import type { Flow } from '../flow/flow.ts'
export const documentationOf = (flow: Flow, _language: 'fr' | 'en'): string => `# ${flow.name}\n`
