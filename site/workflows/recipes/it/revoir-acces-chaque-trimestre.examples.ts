import type { Example } from '../recipe.ts'

const STAFF = ['Anne Roux', 'Karim Haddad', 'Lise Petit', 'Marc Aubry', 'Zoé Blin'].map(
  (displayName, at) => ({
    id: `${at + 1}`,
    displayName,
    workEmail: `${'ABCDE'[at]}@votre-entreprise.example`,
  }),
)
const account = (username: string, email = `${username}@votre-entreprise.example`) => ({
  id: `id-${username}`,
  username,
  email,
  enabled: true,
})
const KNOWN = ['a', 'b', 'c', 'd', 'e'].map((letter) => account(letter))
const BROKEN = {
  fr: 'Un service n’a pas répondu. Refaites la revue, ou son ticket, à la main.',
  en: 'A service did not answer. Please redo the review, or its ticket, by hand.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un compte de trop, coupé', en: 'One account too many, disabled' },
    given: {
      quarter: [{}],
      staff: STAFF,
      accounts: [...KNOWN, account('p.vidal'), { id: 'id-n8n', username: 'n8n', enabled: true }],
      ask: [{ data: { approved: true } }],
      disable: [{}],
      proof: [{ key: 'SEC-41' }],
    },
    expects: {
      find: [{ accounts: 7, share: 14, orphans: [{ id: 'id-p.vidal' }] }],
      lines: [{ line: [{ fr: 'p.vidal : coupé', en: 'p.vidal: disabled' }] }],
      tell: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Revue des accès : 1 compte(s) sur 7 sans salarié',
            en: 'Access review: 1 of 7 accounts without an employee',
          },
          message: '- p.vidal (p.vidal@votre-entreprise.example)',
        },
      ],
      disable: [
        {
          url: 'https://comptes.votre-entreprise.example/admin/realms/entreprise/users/id-p.vidal',
          jsonBody: '{"enabled":false}',
        },
      ],
      proof: [
        {
          summary: {
            fr: 'Revue des accès du 23/11/2026 : faite',
            en: 'Access review of 23/11/2026: done',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à couper, preuve gardée', en: 'Nothing to disable, proof kept' },
    given: { quarter: [{}], staff: STAFF, accounts: KNOWN, proof: [{ key: 'SEC-42' }] },
    expects: { find: [{ share: 0, shown: '' }], ask: 'not reached' },
    asks: {
      proof: [
        {
          summary: {
            fr: 'Revue des accès du 23/11/2026 : rien à couper',
            en: 'Access review of 23/11/2026: nothing to disable',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond en cinq jours', en: 'No answer in five days' },
    given: {
      quarter: [{}],
      staff: STAFF,
      accounts: [...KNOWN, account('stage2')],
      ask: [{}],
      proof: [{ key: 'SEC-43' }],
    },
    expects: { 'agreed.no': { count: 1 }, disable: 'not reached' },
    asks: {
      proof: [
        {
          summary: {
            fr: 'Revue des accès du 23/11/2026 : À TRAITER',
            en: 'Access review of 23/11/2026: TO BE DEALT WITH',
          },
          additionalFields: {
            description: {
              fr: 'Comptes actifs vérifiés : 6\n- stage2 (stage2@votre-entreprise.example)',
              en: 'Active accounts checked: 6\n- stage2 (stage2@votre-entreprise.example)',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un annuaire à moitié vide', en: 'A half-empty directory' },
    given: {
      quarter: [{}],
      staff: STAFF.slice(0, 2),
      accounts: KNOWN,
      tell: [{ id: 'm1' }],
    },
    expects: { find: [{ share: 60 }], ask: 'not reached', proof: 'not reached' },
    asks: {
      tell: [
        {
          bodyContent: {
            fr: '60 % des comptes sans salarié : vérifiez l’annuaire. Rien n’a été coupé.',
            en: '60% of accounts without an employee: check the directory. Nothing was disabled.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Keycloak refuse la coupure', en: 'Keycloak refuses to disable' },
    given: {
      quarter: [{}],
      staff: STAFF,
      accounts: [...KNOWN, account('p.vidal')],
      ask: [{ data: { approved: true } }],
      disable: { fails: '403 - Forbidden' },
      proof: { fails: 'Jira is under maintenance' },
      tell: [{ id: 'm2' }],
    },
    expects: {
      result: [
        {
          line: {
            fr: 'p.vidal : NON COUPÉ, à reprendre',
            en: 'p.vidal: NOT DISABLED, to be redone',
          },
        },
      ],
    },
    asks: { tell: [{ bodyContent: BROKEN }] },
  },
  {
    name: { fr: 'L’annuaire ne répond pas', en: 'The directory does not answer' },
    given: { quarter: [{}], staff: { fails: '503' }, tell: [{ id: 'm3' }] },
    expects: { person: 'not reached', find: 'not reached' },
    asks: { tell: [{ bodyContent: BROKEN }] },
  },
  {
    name: { fr: 'Keycloak ne répond pas', en: 'Keycloak does not answer' },
    given: { quarter: [{}], staff: STAFF, accounts: { fails: '502' }, tell: [{ id: 'm4' }] },
    expects: { person: { count: 5 }, find: 'not reached', proof: 'not reached' },
    asks: { tell: [{ bodyContent: BROKEN }] },
  },
  {
    name: { fr: 'La question ne part pas', en: 'The question cannot be sent' },
    given: {
      quarter: [{}],
      staff: STAFF,
      accounts: [...KNOWN, account('p.vidal')],
      ask: { fails: 'Mailbox not found' },
      tell: [{ id: 'm5' }],
    },
    expects: { 'sound.some': { count: 1 }, agreed: 'not reached', proof: 'not reached' },
  },
]
