import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Questions fréquentes sur les projets d'IA en entreprise",
    description:
      "Coût, délai, sécurité, RAG ou fine-tuning : les questions posées avant de lancer un projet d'IA, chacune avec sa réponse courte et ses raisons.",
    heading: 'Les questions posées avant de se lancer',
    name: 'Questions fréquentes',
    hint: "La réponse d'abord, les raisons ensuite.",
    lead: "Combien coûte un chatbot, combien de temps faut-il, RAG ou fine-tuning ? Les questions que l'on pose avant de se lancer ont chacune leur page, avec la réponse en tête et les raisons ensuite. Quand la réponse honnête est « cela dépend », je dis de quoi, et quoi mesurer pour trancher.",
  },
  en: {
    title: 'Common questions about AI projects in business',
    description:
      'Cost, timing, security, RAG or fine-tuning: what people ask before starting an AI project, each with a short answer and the reasons behind it.',
    heading: 'Questions people ask before starting',
    name: 'Questions',
    hint: 'The answer first, then the reasons.',
    lead: "Every question has a page of its own, and every page opens with the answer. They're the ones people ask before starting: cost, timing, security, RAG against fine-tuning. Sometimes the honest reply is “it depends”; then I say on what, and which measurement would settle it for you.",
  },
  related: [
    'faq-cout-chatbot',
    'faq-delai-projet-chatbot',
    'faq-rag-vs-fine-tuning',
    'faq-creer-agent-ia',
    'glossaire-ia',
    'contact',
  ],
})
