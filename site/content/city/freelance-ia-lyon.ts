import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Comment interroger des procédures qualité par IA, de Gerland à la vallée de la chimie ?',
    en: 'How do you query quality procedures with AI, from Gerland to the chemical valley?',
  },
  fr: {
    title: 'Freelance IA à Lyon : industrie, pharmacie, qualité',
    description:
      "IA pour Gerland, la vallée de la chimie et la Part-Dieu : procédures en vigueur, accès aux sites Seveso, aides, et ce qu'une venue demande à préparer.",
    heading: 'Des procédures lyonnaises qui répondent',
    name: 'Freelance IA à Lyon',
    hint: "Santé à Gerland, chimie au sud : n'interroger que le texte en vigueur.",
    lead: "En retirant d'abord ce qui n'est plus en vigueur. À Gerland comme dans la vallée de la chimie, trois versions d'une même consigne cohabitent souvent, et la mieux écrite n'est pas toujours la bonne. Je trie avec votre qualité, j'indexe ensuite. Entrer sur un site classé se prépare des semaines avant ; le reste se fait à distance.",
  },
  en: {
    title: 'AI freelancer for Lyon: industry, pharma and quality',
    description:
      "AI for Lyon's health district, chemical valley and Part-Dieu: procedures in force, entry to Seveso sites, public aid and what a visit takes to prepare.",
    heading: 'Quality procedures that answer, in Lyon',
    name: 'AI freelancer for Lyon',
    hint: 'Health at Gerland, chemistry to the south: search only what is in force.',
    lead: 'Take out whatever is no longer in force. At Gerland or in the chemical valley, one instruction easily lives in three versions, and the best written one may be wrong. I sort them with your quality people, then build the search. Entering a classified site takes weeks of notice; everything else happens at a distance.',
  },
  related: [
    'cas-usage-rag-documentation',
    'workflow-rag-onboarding',
    'guide-rag-production',
    'architecte-intelligence-artificielle',
    'contact',
  ],
})
