import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Profil : une façon de travailler, et où la vérifier',
    description:
      "La fiche personnelle du propriétaire du site : sa façon de travailler et les pages où en juger. C'est un exemple, à compléter avec son nom et son parcours.",
    heading: 'Une façon de travailler',
    name: 'Profil',
    hint: 'Une méthode, des liens pour en juger, et une fiche à compléter.',
    lead: "Cette fiche est un exemple : le propriétaire du site y mettra son nom, son parcours et son portrait. En attendant, elle décrit une manière de faire : écrire avant de coder, mesurer avant de promettre, livrer par petites étapes, laisser un travail que d'autres peuvent reprendre. Les liens mènent aux pages où cela se vérifie.",
  },
  en: {
    title: 'Profile: a way of working, and where to check it',
    description:
      "The site owner's personal page: how the work gets done and where you can judge it. The sheet is an example, to be completed with a name and a career.",
    heading: 'A way of working',
    name: 'Profile',
    hint: 'A method, links to judge it by, and a sheet left to complete.',
    lead: "You won't find a life story here yet: this sheet is a sample, for the owner to complete with a name, a picture and a career. It does show the habits behind the work: decisions in writing, small deliveries, measurements instead of promises, and code somebody else could take over. The links let you judge.",
  },
  related: ['cv', 'processus-collaboration', 'technologies', 'activite-github', 'contact'],
})
