import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance n8n : des flux qui reprennent après une panne',
    description:
      'Je construis vos flux n8n : déclencheurs, contrôles, reprises après erreur, alertes, documentation. Chez vous ou sur n8n Cloud, avec relecture humaine.',
    heading: 'Les copier-coller du lundi, en flux n8n',
    name: 'Automatisation n8n',
    hint: 'Des flux lisibles, qui préviennent quand ils échouent.',
    lead: 'Dessiner un flux n8n va vite ; prévoir ses échecs prend le reste du temps. Que se passe-t-il si le CRM ne répond pas, si le même message arrive deux fois, si une pièce jointe est vide ? Je traite ces cas, je nomme chaque étape clairement et je vous apprends à lire le flux sans moi.',
  },
  en: {
    title: 'Freelance n8n automation: workflows that survive failures',
    description:
      "I build n8n workflows with retries, checks, alerts and documentation, on your server or n8n Cloud. A person approves whatever shouldn't leave unattended.",
    heading: "Monday's copy-paste, turned into n8n",
    name: 'n8n automation',
    hint: 'Workflows you can read, and that tell you when they break.',
    lead: 'The happy path of an n8n workflow is quick to draw. The rest is where the craft lies: a CRM that times out, a message delivered twice, an attachment with nothing in it. I handle those cases, give every node a name people understand, and make sure someone on your side can follow the run.',
  },
  related: [
    'workflows',
    'bibliotheque-templates-workflows',
    'expert-automatisation-workflows',
    'workflow-qualification-leads',
    'workflow-studio',
  ],
})
