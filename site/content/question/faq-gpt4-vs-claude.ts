import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "GPT-4 ou Claude : lequel prendre aujourd'hui, et comment en être sûr ?",
    en: 'GPT-4 or Claude: which do we take today, and how do we know?',
  },
  fr: {
    title: 'GPT-4 ou Claude : un essai à l’aveugle pour trancher',
    description:
      'GPT-4 a quitté l’API d’OpenAI. Ses successeurs face à Claude : tarifs relevés, essai à l’aveugle et nombre de victoires à partir duquel l’écart compte.',
    heading: 'GPT-4 ou Claude : lequel choisir ?',
    name: 'GPT-4 ou Claude ?',
    hint: 'GPT-4 est parti ; vos demandes départagent la suite.',
    lead: "GPT-4 n'est plus au choix : OpenAI l'a retiré de son API. Entre ses successeurs et Claude, faites noter cinquante de vos demandes à l'aveugle. Sur cinquante départagées, un écart compte à partir de trente-trois victoires. En dessous, laissez décider le contrat et vos outils.",
  },
  en: {
    title: 'GPT-4 or Claude: a blind trial that settles it',
    description:
      'GPT-4 has left the OpenAI API. Its successors against Claude: list prices, a blind trial, and how many wins it takes before a difference means anything.',
    heading: 'GPT-4 or Claude: which one should I pick?',
    name: 'GPT-4 or Claude?',
    hint: 'GPT-4 has gone; your requests decide what follows.',
    lead: "You can't pick GPT-4 any more: OpenAI has withdrawn it from the API. For its successors against Claude, have fifty of your own requests graded blind. Where all fifty have a winner, thirty-three wins make a gap. With fewer, let contracts and existing tools decide.",
  },
  related: [
    'claude-vs-gpt4',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'expert-claude-ai-freelance',
  ],
})
