import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
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
    lead: "Pour qu'une réponse se vérifie, j'exige la phrase de l'article, pas son titre : l'outil affiche le passage, et un programme contrôle qu'il y figure mot pour mot. Sans passage, pas de réponse. À Montpellier, cela sert l'agronomie mieux que le soin, où l'assistant doit surtout savoir refuser. Le travail se fait à distance ; deux journées sur place suffisent.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'ecrits',
        title: 'Trois écrits, trois valeurs',
        sectors: [
          {
            name: "L'article",
            subject: 'Vaut pour un essai',
            text: "Il décrit ce qui fut mesuré une fois. L'outil donne le DOI, la page, la version du PDF.",
          },
          {
            name: 'Le bulletin technique',
            subject: 'Vaut pour une saison',
            text: "Il conseille, puis il vieillit : sa date s'affiche avant ses mots.",
          },
          {
            name: 'Le carnet de terrain',
            subject: 'Vaut pour une parcelle',
            text: "Mieux tourné qu'une étude, celui de 2019 répondrait à sa place si l'on ne rangeait pas par nature.",
          },
        ],
      },
      {
        kind: 'journeys',
        id: 'gares',
        title: "D'une gare à l'autre",
        lead: "Pour un atelier à neuf heures, le nom de la gare décide de la nuit d'hôtel.",
        journeys: [
          {
            from: 'Saint-Roch',
            to: 'Sud de France',
            by: 'tramway, ligne 1',
            fact: 'places.tram-montpellier',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Montpellier: agronomy, health, proof',
    description:
      'Reading assistants for Montpellier: a quotation checked in three steps, what the tool refuses in health, #DigitAg, regional funding and which station.',
    heading: 'In Montpellier, every answer has a source',
    name: 'AI freelancer for Montpellier',
    hint: 'Research, health and agronomy: answers a specialist can check.',
    lead: "To check an answer, you need the paper's sentence, not its title. The tool shows the passage, and a program checks that it's there word for word. No passage, no answer. In Montpellier that serves agronomy better than care, where an assistant must above all know how to refuse. Work is remote; two days on site will do.",
    parts: [
      { kind: 'text' },
      {
        kind: 'sectors',
        id: 'writings',
        title: 'Three writings, three weights',
        sectors: [
          {
            name: 'A paper',
            subject: 'Reports a trial',
            text: 'It says what was measured once. The tool gives its DOI, the page and the PDF version.',
          },
          {
            name: 'A technical bulletin',
            subject: 'Holds for a season',
            text: 'It advises, then ages, so the date comes before the words.',
          },
          {
            name: 'A field notebook',
            subject: 'Holds for one plot',
            text: 'Better phrased than a study, the one from 2019 would answer in its place unless I sorted by kind first.',
          },
        ],
      },
      {
        kind: 'journeys',
        id: 'stations',
        title: 'From one station to the other',
        lead: "For a workshop at nine, the station's name decides whether there's a hotel night.",
        journeys: [
          {
            from: 'Saint-Roch',
            to: 'Sud de France',
            by: 'tram line 1',
            fact: 'places.tram-montpellier',
          },
        ],
      },
    ],
  },
  related: [
    'consultant-rag-freelance',
    'ia-explicable-transparence',
    'glossaire-hallucinations',
    'graphes-connaissances-ia',
    'freelance-ia-toulouse',
  ],
})
