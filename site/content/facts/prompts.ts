/** What the makers of models advise about prompts: what the generator's rules rest on. */
import { topic } from './topic.ts'

const checked = '2026-11-23'

/** The page carries no day: the version that was read names a model of this one. */
const practices = {
  checked,
  review: '2027-02-23',
  version: '2026-02-05',
  dated: 'not-before',
  source: {
    title: 'Prompting best practices',
    publisher: 'Anthropic, documentation',
    url: 'https://platform.claude.com/docs/en/build-with-claude/prompt-engineering/claude-prompting-best-practices',
  },
} as const

export const prompts = topic({
  'claude-examples': {
    value: '3–5',
    unit: 'name',
    label: {
      fr: 'nombre d’exemples conseillé pour Claude',
      en: 'number of examples advised for Claude',
    },
    reads: { fr: '{value} exemples', en: '{value} examples' },
    ...practices,
  },
  'claude-question-last': {
    value: 30,
    unit: 'percent',
    label: {
      fr: 'gain de qualité, au plus, avec la question à la fin d’une longue entrée',
      en: 'most quality gained with the question at the end of a long input',
    },
    ...practices,
  },
  'claude-long-input': {
    value: 20_000,
    unit: 'tokens',
    label: {
      fr: 'longueur à partir de laquelle l’ordre des parties compte',
      en: 'length from which the order of parts matters',
    },
    ...practices,
  },
  'claude-doubt': {
    value: 'I don’t know',
    unit: 'name',
    label: {
      fr: 'réponse qu’il est conseillé d’autoriser à Claude',
      en: 'answer that Claude should be allowed to give',
    },
    reads: { fr: '« {value} »', en: '“{value}”' },
    checked,
    review: '2027-02-23',
    version: '2026-02-05',
    dated: 'not-before',
    source: {
      title: 'Reduce hallucinations',
      publisher: 'Anthropic, documentation',
      url: 'https://platform.claude.com/docs/en/test-and-evaluate/strengthen-guardrails/reduce-hallucinations.md',
    },
  },
  'claude-newer-tokenizer': {
    value: 30,
    unit: 'percent',
    label: {
      fr: 'tokens en plus, environ, avec le tokenizer des Claude récents',
      en: 'extra tokens, about, with the tokenizer of recent Claude models',
    },
    checked,
    review: '2027-02-23',
    version: '2026-04-17',
    dated: 'not-before',
    source: {
      title: 'Token counting',
      publisher: 'Anthropic, documentation',
      url: 'https://platform.claude.com/docs/en/build-with-claude/token-counting',
    },
  },
  'openai-headings': {
    value: 'Markdown',
    unit: 'name',
    label: {
      fr: 'mise en forme par laquelle OpenAI conseille de commencer',
      en: 'layout that OpenAI advises starting with',
    },
    checked,
    review: '2027-05-23',
    version: '2025-04-14',
    dated: 'stated',
    source: {
      title: 'GPT-4.1 Prompting Guide: prompt structure and delimiters',
      publisher: 'OpenAI Cookbook',
      url: 'https://github.com/openai/openai-cookbook/blob/0cce294adf19afed46a3e4a693e9c75b99b23f56/examples/gpt4-1_prompting_guide.ipynb',
    },
  },
  'openai-contradictions': {
    value: 'GPT-5',
    unit: 'name',
    label: {
      fr: 'modèle auquel des instructions contradictoires nuisent plus qu’à d’autres',
      en: 'model that contradictory instructions harm more than others',
    },
    checked,
    review: '2027-05-23',
    version: '2025-08-07',
    dated: 'not-before',
    source: {
      title: 'GPT-5 prompting guide',
      publisher: 'OpenAI Cookbook',
      url: 'https://github.com/openai/openai-cookbook/blob/a3194db1b80c456d2bde8a73af183b38b8400179/examples/gpt-5/gpt-5_prompting_guide.ipynb',
    },
  },
  'openai-json-mode': {
    value: 'json_object',
    unit: 'name',
    label: {
      fr: 'mode d’OpenAI qui garantit un objet JSON valide, à demander aussi dans la consigne',
      en: 'OpenAI mode that guarantees a valid JSON object, to be asked for in the prompt as well',
    },
    checked,
    review: '2027-02-23',
    version: '2024-05-13',
    dated: 'not-before',
    source: {
      title: 'OpenAI client: AssistantResponseFormatOption',
      publisher: {
        fr: 'OpenAI, dans la référence de LangChain',
        en: 'OpenAI, in LangChain’s reference',
      },
      url: 'https://v03.api.js.langchain.com/types/_langchain_openai.OpenAIClient.Beta.Threads.AssistantResponseFormatOption.html',
    },
  },
})
