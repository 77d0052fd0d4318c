import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Glossaire de l'IA : les termes utiles en mots simples",
    description:
      "Les mots de l'IA générative en langage courant : RAG, agents, tokens, embeddings, garde-fous. Pour chacun, une définition, un exemple et une limite.",
    heading: "Le glossaire de l'IA, en mots simples",
    name: 'Glossaire IA',
    hint: 'Une définition, un exemple, une limite par terme.',
    lead: "Un mot mal compris suffit à fausser un cahier des charges. Ce glossaire explique les termes de l'IA générative en langage courant : une définition, un exemple tiré du travail, une limite. Il commence par ceux que l'on croise dans la plupart des devis et grandit avec les questions que l'on me pose.",
  },
  en: {
    title: 'AI glossary: the terms that matter, in plain words',
    description:
      'The vocabulary of generative AI in everyday language: RAG, agents, tokens, embeddings, guardrails. A definition, an example and a limit for each.',
    heading: 'The AI glossary, in plain words',
    name: 'AI glossary',
    hint: 'One definition, one example, one limit per term.',
    lead: "Projects go wrong when client and supplier use one word for two things. So each entry here offers a plain definition, an example from working life and a limit. The list begins with terms you'll meet in most proposals. It grows with the questions people ask me, so tell me if yours is missing.",
  },
  related: ['glossaire-rag', 'glossaire-agents-ia', 'glossaire-hallucinations', 'guides-ia', 'faq'],
})
