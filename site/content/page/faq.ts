import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  fr: {
    title: "Questions fréquentes sur les projets d'IA en entreprise",
    description:
      "Coût, délai, sécurité, RAG ou fine-tuning : les questions posées avant de lancer un projet d'IA, chacune avec sa réponse courte et ses raisons.",
    heading: 'Les questions posées avant de se lancer',
    name: 'Questions fréquentes',
    hint: "La réponse d'abord, les raisons ensuite.",
    lead: "Combien coûte un chatbot, combien de temps faut-il, RAG ou fine-tuning ? Ces questions ont chacune leur page, la réponse en tête. Celles que l'on pose sur une prestation, sur ce site ou sur Opale s'ouvrent là où elles se posent.",
  },
  en: {
    title: 'Common questions about AI projects in business',
    description:
      'Cost, timing, security, RAG or fine-tuning: what people ask before starting an AI project, each with a short answer and the reasons behind it.',
    heading: 'Questions people ask before starting',
    name: 'Questions',
    hint: 'The answer first, then the reasons.',
    lead: 'What does a chatbot cost, how long does it take, RAG or fine-tuning? Each of these has a page of its own that opens with the answer. Questions about a service, this site or Opale open where they come up.',
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
