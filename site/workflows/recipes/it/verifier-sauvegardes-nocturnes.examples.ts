import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un fichier bien léger, un autre absent', en: 'One file too light, one missing' },
    given: {
      morning: [{}],
      stored: [
        { Key: 'erp/2026-11-23.dump', LastModified: '2026-11-23T02:10:00.000Z', Size: '41200' },
        { Key: 'erp/2026-11-22.dump', LastModified: '2026-11-22T02:11:00.000Z', Size: '812000' },
        { Key: 'erp/2026-11-21.dump', LastModified: '2026-11-21T02:11:00.000Z', Size: '90' },
        { Key: 'erp/2026-11-20.dump', LastModified: '2026-11-20T02:10:00.000Z', Size: '824000' },
      ],
      ask: [{ data: { approved: true } }],
      register: [{ id: 1 }],
    },
    expects: {
      judge: [
        { name: 'ERP', state: 'small', hours: 5, percent: 5 },
        { name: 'Web', state: 'missing' },
      ],
      gather: [
        {
          line: [
            { fr: 'ERP : 5 % du poids habituel', en: 'ERP: 5% of the usual size' },
            { fr: 'Web : aucun fichier', en: 'Web: no file at all' },
          ],
        },
      ],
      ping: 'not reached',
      sms: 'not reached',
    },
    asks: {
      ask: [{ subject: { fr: 'Sauvegardes en défaut : 2', en: 'Backups at fault: 2' } }],
    },
  },
  {
    name: { fr: 'Une saine, une vieille, et le silence', en: 'One sound, one old, and silence' },
    given: {
      morning: [{}],
      stored: [
        { Key: 'web/site-45.tar', LastModified: '2026-11-08T03:00:00.000Z', Size: '5100' },
        { Key: 'web/site-46.tar', LastModified: '2026-11-15T03:00:00.000Z', Size: '5200' },
        { Key: 'erp/2026-11-22.dump', LastModified: '2026-11-22T02:11:00.000Z', Size: '812000' },
        { Key: 'erp/2026-11-23.dump', LastModified: '2026-11-23T02:10:00.000Z', Size: '815000' },
      ],
      ping: [{ ok: true }],
      ask: [{}],
      sms: [{ sid: 'm1' }],
    },
    expects: {
      'state.good': [{ name: 'ERP', percent: 100 }],
      line: [
        { line: { fr: 'Web : dernier fichier il y a 197 h', en: 'Web: latest file 197 h ago' } },
      ],
      register: 'not reached',
      unknown: 'not reached',
    },
    asks: {
      ping: [{ url: 'https://guetteur.votre-entreprise.example/ping/erp' }],
      sms: [
        {
          message: {
            fr: 'Sauvegardes, personne n’a répondu. Web : dernier fichier il y a 197 h',
            en: 'Backups, nobody has answered. Web: latest file 197 h ago',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La clé du stockage a expiré', en: 'The storage’s key has expired' },
    given: {
      morning: [{}],
      stored: { fails: 'Forbidden - perhaps check your credentials?' },
      unknown: [{ id: 't1' }],
    },
    expects: { 'state.blind': { count: 2 }, line: 'not reached', ping: 'not reached' },
    asks: {
      unknown: [
        {
          message: {
            fr: 'Le stockage votre-seau n’a pas pu être lu ce matin. Sauvegardes non contrôlées, ERP la première. Vérifiez la clé.',
            en: 'The storage your-bucket could not be read this morning. Backups not checked, ERP first. Check the key.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout manque, et le courriel est refusé', en: 'All missing, and email refused' },
    given: {
      morning: [{}],
      stored: [{}],
      ask: { fails: 'Connection timeout' },
      sms: [{ sid: 'm2' }],
    },
    expects: { judge: [{ state: 'missing' }, { state: 'missing' }], taken: 'not reached' },
    asks: {
      sms: [
        {
          message: {
            fr: 'Sauvegardes, personne n’a répondu. ERP : aucun fichier ; Web : aucun fichier',
            en: 'Backups, nobody has answered. ERP: no file at all; Web: no file at all',
          },
        },
      ],
    },
  },
]
