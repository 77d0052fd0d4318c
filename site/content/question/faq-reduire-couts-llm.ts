import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Réduire les coûts d'un LLM : les leviers dans l'ordre",
    description:
      "Moins de texte, moins d'appels, un modèle plus petit : les leviers pour réduire la facture d'un LLM sans abîmer ses réponses.",
    heading: "Comment réduire les coûts d'un LLM ?",
    name: "Réduire les coûts d'un LLM",
    hint: "Moins de texte, moins d'appels, plus petit modèle.",
    lead: "Envoyez moins de texte, moins souvent, à un modèle plus petit, dans cet ordre. Un historique résumé et des passages mieux choisis allègent chaque appel. Un cache évite de payer deux fois la même réponse. Les tâches simples passent ensuite à un modèle léger, à condition qu'un jeu d'essai confirme que rien ne se dégrade.",
  },
  en: {
    title: 'Reducing LLM costs: the levers, in order',
    description:
      'Less text, fewer calls, a smaller model: the levers that lower an LLM bill without spoiling the answers your users rely on.',
    heading: 'How can I reduce LLM costs?',
    name: 'Reducing LLM costs',
    hint: 'Less text, fewer calls, a smaller model.',
    lead: 'Cut what you send, then how often you send it, then the size of the model that reads it. Summarise long histories, retrieve fewer but better passages, cap output length, cache repeated prompts and batch anything that can wait. Downsizing comes last because it alone can hurt quality, and only tests will show it.',
  },
  related: [
    'optimisation-couts-ia',
    'glossaire-tokens',
    'glossaire-context-window',
    'expert-finops-ia',
    'faq-cout-chatbot',
  ],
})
