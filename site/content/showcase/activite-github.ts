import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Activité du code : ce site, modification par modification',
    description:
      "L'activité de code de ce site, comptée dans son propre historique Git : commits par période et par dossier, à une date donnée, et comment les lire.",
    heading: "L'activité du code de ce site",
    name: 'Activité du code',
    hint: "L'historique de ce site, compté et daté.",
    lead: "Ces chiffres viennent de l'historique Git de ce site, et de rien d'autre : aucun profil n'est interrogé, rien n'est inventé. Un script les a comptés à la date indiquée. Un nombre de commits ne mesure pas la qualité : il montre où le travail est allé, et à quel rythme.",
  },
  en: {
    title: 'Code activity: this site, change by change',
    description:
      "This site's code activity, counted in its own Git history: commits by period and by folder, on a given date, and how to read them.",
    heading: "This site's code activity",
    name: 'Code activity',
    hint: "This site's own history, counted and dated.",
    lead: "These figures come from this site's own Git history and nothing else: no profile is queried, nothing is made up. A script counted them on the date shown. A number of commits doesn't measure quality; it shows where the work went, and at what pace.",
  },
  related: ['cv', 'portfolio-projets-cas-etudes', 'technologies', 'debug-opale'],
})
