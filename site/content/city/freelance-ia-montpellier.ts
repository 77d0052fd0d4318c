import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Comment obtenir d'une IA, à Montpellier, des réponses qu'un chercheur ou un soignant peut vérifier ?",
    en: 'How do you get answers a Montpellier researcher or clinician can check?',
  },
  fr: {
    title: 'Freelance IA à Montpellier : agronomie, santé, preuves',
    description:
      "Assistants de lecture à Montpellier : une citation vérifiée en trois temps, ce que l'outil refuse en santé, #DigitAg, les aides d'Occitanie, la bonne gare.",
    heading: 'À Montpellier, chaque réponse cite sa source',
    name: 'Freelance IA à Montpellier',
    hint: "Recherche, santé et agronomie : des réponses que l'on peut vérifier.",
    lead: "En exigeant la phrase de l'article, pas son titre : l'outil affiche le passage, et un programme contrôle qu'il y figure mot pour mot. Sans passage, pas de réponse. À Montpellier, cela sert l'agronomie mieux que le soin, où l'assistant doit surtout savoir refuser. Le travail se fait à distance ; deux journées sur place suffisent.",
  },
  en: {
    title: 'AI freelancer for Montpellier: agronomy, health, proof',
    description:
      'Reading assistants for Montpellier: a quotation checked in three steps, what the tool refuses in health, #DigitAg, regional funding and which station.',
    heading: 'In Montpellier, every answer has a source',
    name: 'AI freelancer for Montpellier',
    hint: 'Research, health and agronomy: answers a specialist can check.',
    lead: "Ask for the sentence in the paper, never its title. The tool shows the passage, and a program checks that it's there word for word. No passage, no answer. In Montpellier that serves agronomy better than care, where an assistant must above all know how to refuse. Work is remote; two days on site will do.",
  },
  related: [
    'consultant-rag-freelance',
    'ia-explicable-transparence',
    'glossaire-hallucinations',
    'graphes-connaissances-ia',
    'freelance-ia-toulouse',
  ],
})
