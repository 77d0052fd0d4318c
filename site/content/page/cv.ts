import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'CV de développeur web et IA : parcours et compétences',
    description:
      'Un CV lisible et imprimable : compétences, parcours, formation. Les entrées affichées sont des exemples, à remplacer par celles du propriétaire du site.',
    heading: 'Parcours et compétences',
    name: 'CV',
    hint: 'Une page à imprimer, dont les entrées sont des exemples à remplacer.',
    lead: "Les postes, dates et formations qui figurent ici sont des exemples, signalés comme tels : ils attendent ceux du propriétaire du site. La mise en page, elle, est prête. Elle se lit d'un coup d'œil, se parcourt au clavier et s'imprime proprement. Ne fondez aucune décision de recrutement sur cette version ; demandez le document complet par message.",
  },
  en: {
    title: 'Web and AI developer CV: experience and skills',
    description:
      "A readable, printable CV with skills, experience and education. The entries on show are examples, waiting to be replaced by the site owner's own.",
    heading: 'Experience and skills',
    name: 'CV',
    hint: 'A page made for printing, filled with examples to be replaced.',
    lead: 'Please read this page as a template. Its jobs, dates and diplomas are labelled examples and describe nobody; the owner of the site will put real ones in their place. What you can judge already is the form: one column, plain headings, a clean printout. For an actual career history, send a message and ask.',
  },
  related: ['profile', 'technologies', 'portfolio-projets-cas-etudes', 'vcard', 'contact'],
})
