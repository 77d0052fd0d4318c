import type { Prompt } from '../../../tools/prompts/tool.ts'
import type { words } from '../../../tools/prompts/words.fr.ts'
import type { Told } from '../frame/tool-parts.ts'

export type PromptToolWords = typeof words
export type ToldPrompt = Told<Prompt, PromptToolWords>
