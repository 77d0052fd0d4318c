import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'CV de développeur web et IA : parcours et compétences',
    description:
      "Postes et compétences sur un même axe d'années, détail de chaque poste, deux pages A4 à imprimer, fichiers PDF et JSON Resume à télécharger.",
    heading: 'Parcours et compétences',
    name: 'CV',
    hint: 'Postes et compétences sur un même axe, deux pages à imprimer.',
    lead: "Ce CV se parcourt en deux minutes : d'abord les postes et les compétences sur les mêmes années, puis ce qui a été fait à chaque étape. Il s'imprime sur deux pages A4. On l'emporte en PDF pour le lire, en JSON Resume pour qu'un logiciel de recrutement le relise sans rien ressaisir.",
    blocks: [
      {
        kind: 'fit',
        id: 'method',
        title: 'Avant de se décider',
        yes: {
          title: 'Comment je travaille',
          points: [
            'Un essai court avant un devis long',
            'Un relevé écrit chaque vendredi',
            'Le code et les données restent chez vous',
          ],
        },
        no: {
          title: 'Ce que je ne fais pas',
          points: [
            'Le référencement payant',
            "L'hébergement de données de santé",
            'Les projets sans personne pour relire',
          ],
        },
      },
    ],
  },
  en: {
    title: 'Web and AI developer CV: experience and skills',
    description:
      'Posts and skills against the same years, each post in detail, two A4 pages to print, and PDF and JSON Resume files to take away.',
    heading: 'Experience and skills',
    name: 'CV',
    hint: 'Posts and skills on one axis, and two pages to print.',
    lead: 'Two minutes are enough for this page. Posts and skills come first, drawn against the same years; what was done at each step follows. It prints on two sheets of A4. Take the PDF if you want to read it, or JSON Resume if a recruiting tool should take it in without any retyping.',
    blocks: [
      {
        kind: 'fit',
        id: 'method',
        title: 'Before you decide',
        yes: {
          title: 'How I work',
          points: [
            'A short trial before a long quote',
            'A written statement every Friday',
            'Code and data stay with you',
          ],
        },
        no: {
          title: "What I don't do",
          points: [
            'Paid search advertising',
            'Hosting of health records',
            'Projects with nobody to review the answers',
          ],
        },
      },
    ],
  },
  related: ['profile', 'technologies', 'portfolio-projets-cas-etudes', 'vcard', 'contact'],
})
