import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Rennes : cybersécurité et agroalimentaire',
    description:
      'Agents, assistants et garde-fous pour les entreprises rennaises : cybersécurité, télécoms, agroalimentaire. Intervention à distance, rencontre sur accord.',
    heading: 'Une IA que Rennes peut inspecter',
    name: 'Freelance IA à Rennes',
    hint: 'Des systèmes vérifiables, pour un bassin de cybersécurité et de télécoms.',
    lead: "Un bassin connu pour la cybersécurité et les télécommunications ne se contente pas d'une promesse : il veut voir les journaux. Cela me convient. À Rennes comme dans l'agroalimentaire breton, je livre des systèmes dont chaque appel est tracé et chaque droit écrit. Nous échangeons par écrit ou par visio, et une venue se prévoit ensemble.",
  },
  en: {
    title: 'AI freelancer for Rennes: security, telecoms, food industry',
    description:
      'Agents, assistants and guardrails for companies in Rennes: cybersecurity, telecoms, food processing. I work remotely and meet on site when we agree to.',
    heading: 'AI that Rennes can open and inspect',
    name: 'AI freelancer for Rennes',
    hint: 'Traceable systems for a city of security and telecoms engineers.',
    lead: "People who secure networks ask the right questions about AI: what leaves, who holds the keys, where are the logs? Rennes has plenty of them, alongside Brittany's food producers. I come with those answers written down. Our work runs remotely by default, and a trip to Brittany can be part of the quote.",
  },
  related: [
    'llm-guardrails-security',
    'securite-ia-entreprise',
    'developpeur-agents-ia',
    'glossaire-guardrails',
    'freelance-ia-nantes',
  ],
})
