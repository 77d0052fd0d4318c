import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'GPT-4 ou Claude : comment décider pour votre cas',
    description:
      "Ni GPT-4 ni Claude n'est meilleur partout. Un essai court sur vos demandes, et les critères à regarder si l'écart reste mince.",
    heading: 'GPT-4 ou Claude : lequel choisir ?',
    name: 'GPT-4 ou Claude ?',
    hint: 'Vos demandes décident, puis vos contrats.',
    lead: "Choisissez celui qui l'emporte sur vos propres demandes, car aucun des deux n'est meilleur partout ni pour toujours. Prenez une cinquantaine de cas réels, la même consigne, et faites noter les réponses sans dire d'où elles viennent. Si l'écart est mince, laissez décider le contrat, la confidentialité et vos outils en place.",
  },
  en: {
    title: 'GPT-4 or Claude: how to decide for your own case',
    description:
      'Neither GPT-4 nor Claude is better everywhere. A short trial on your own requests, and what to look at when scores are close.',
    heading: 'GPT-4 or Claude: which one should I pick?',
    name: 'GPT-4 or Claude?',
    hint: 'Your requests decide, then your contracts.',
    lead: "Pick the one that does better on your own requests, since neither leads on everything. About fifty real cases, identical instructions and graders who can't see the author will teach you more than any review. When scores are close, look at data terms and the tools already in place, and keep the code easy to switch.",
  },
  related: [
    'claude-vs-gpt4',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'expert-claude-ai-freelance',
  ],
})
