import type { Skills } from './schema.ts'

/** What is practised and since when. A sample, like the career it belongs to. */
const skills: Skills = {
  sample: true,
  groups: [
    {
      universe: 'code',
      name: { fr: 'Web', en: 'Web' },
      practice: [
        { name: { fr: 'PHP', en: 'PHP' }, startDate: '2012-01', endDate: '2017-12' },
        {
          name: { fr: 'Interfaces accessibles', en: 'Accessible interfaces' },
          startDate: '2013-01',
        },
        { name: { fr: 'PostgreSQL', en: 'PostgreSQL' }, startDate: '2015-01' },
        { name: { fr: 'TypeScript, Node', en: 'TypeScript, Node' }, startDate: '2016-01' },
      ],
    },
    {
      universe: 'ia',
      name: { fr: 'IA', en: 'AI' },
      practice: [
        { name: { fr: 'Recherche et classement', en: 'Search and ranking' }, startDate: '2018-01' },
        { name: { fr: 'Évaluation de modèles', en: 'Model evaluation' }, startDate: '2022-01' },
        { name: { fr: 'Agents et outils', en: 'Agents and tools' }, startDate: '2023-07' },
      ],
    },
    {
      universe: 'plus',
      name: { fr: 'Automatisation', en: 'Automation' },
      practice: [{ name: { fr: 'Flux n8n', en: 'n8n flows' }, startDate: '2022-07' }],
    },
  ],
}

export default skills
