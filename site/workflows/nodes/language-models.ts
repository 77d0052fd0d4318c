/** Language models that templates ask, the smallest first: a template names the least that will do. */
export const LANGUAGE_MODELS = {
  luna: { use: 'lmOpenAi', id: 'gpt-6-luna', name: 'GPT-6 Luna' },
  haiku: { use: 'lmAnthropic', id: 'claude-haiku-5-5', name: 'Claude Haiku 5.5' },
  sonnet: { use: 'lmAnthropic', id: 'claude-sonnet-5-5', name: 'Claude Sonnet 5.5' },
  medium: { use: 'lmMistral', id: 'mistral-medium-latest', name: 'Mistral Medium' },
} as const
export type ModelId = keyof typeof LANGUAGE_MODELS
