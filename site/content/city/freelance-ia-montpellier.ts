import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Montpellier : santé, recherche, agronomie',
    description:
      'IA appliquée à Montpellier : littérature scientifique, santé, agronomie, jeu vidéo. Assistants qui citent leurs sources, à distance ou sur place sur accord.',
    heading: 'À Montpellier, chaque réponse cite sa source',
    name: 'Freelance IA à Montpellier',
    hint: "Recherche, santé et agronomie : des réponses que l'on peut vérifier.",
    lead: "Dans une ville de médecine et d'agronomie, une affirmation sans référence ne vaut pas grand-chose. Les assistants que je construis affichent l'article ou la page d'où vient chaque réponse. Ils aident à lire ; ils ne posent ni diagnostic ni avis scientifique. Je collabore à distance avec Montpellier, et sur place aux moments que nous aurons fixés.",
  },
  en: {
    title: 'AI freelancer for Montpellier: health, research, agronomy',
    description:
      'Applied AI for Montpellier: scientific literature, health, agronomy, video games. Assistants that cite their sources, remotely or on site by agreement.',
    heading: 'In Montpellier, every answer has a source',
    name: 'AI freelancer for Montpellier',
    hint: 'Research, health and agronomy: answers a specialist can check.',
    lead: "Montpellier has taught medicine since the Middle Ages and counts many agronomists and game studios today. Researchers there won't accept a statement without its reference, and neither should you. I build reading assistants that link each sentence to a document. They don't diagnose anyone. Calls and shared screens are the rule; visits happen on request.",
  },
  related: [
    'consultant-rag-freelance',
    'ia-explicable-transparence',
    'glossaire-hallucinations',
    'graphes-connaissances-ia',
    'freelance-ia-toulouse',
  ],
})
