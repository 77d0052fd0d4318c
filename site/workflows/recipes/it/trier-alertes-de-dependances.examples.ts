import type { Example } from '../recipe.ts'

const alert = (
  number: number,
  name: string,
  cve_id: string | null,
  { scope = 'runtime', severity = 'high', fix = '2.0.1', repository = 'boutique' } = {},
) => ({
  number,
  state: 'open',
  html_url: `https://depots.example/${repository}/${number}`,
  repository: { full_name: `atelier/${repository}` },
  dependency: { package: { ecosystem: 'npm', name }, manifest_path: 'package-lock.json', scope },
  security_advisory: { ghsa_id: `GHSA-${number}`, cve_id, severity },
  security_vulnerability: { first_patched_version: fix ? { identifier: fix } : null },
})
const ALERTS = [
  alert(1, 'parse', 'CVE-2026-1001'),
  alert(2, 'render', 'CVE-2026-1002', { fix: '' }),
  alert(3, 'lint', 'CVE-2026-1003', { scope: 'development', severity: 'critical' }),
  alert(4, 'date', 'CVE-2026-1004', { severity: 'critical' }),
  alert(5, 'mail', null, { repository: 'api' }),
]
const ODDS = [
  {
    status: 'OK',
    data: [
      { cve: 'CVE-2026-1001', epss: '0.021000000', percentile: '0.80' },
      { cve: 'CVE-2026-1002', epss: '0.341200000', percentile: '0.97' },
      { cve: 'CVE-2026-1003', epss: '0.220000000', percentile: '0.95' },
      { cve: 'CVE-2026-1004', epss: '0.096000000', percentile: '0.40' },
    ],
  },
]
const KEV = [{ count: 2, vulnerabilities: [{ cveID: 'CVE-2026-1001' }, { cveID: 'CVE-2020-1' }] }]
const row = (
  number: number,
  level: string,
  name: string,
  id: string,
  { percent = 0, scored = true, fix = '2.0.1', repository = 'boutique' } = {},
) => ({
  level,
  percent,
  key: `atelier/${repository}#${number}/${level}`,
  repository: `atelier/${repository}`,
  url: `https://depots.example/${repository}/${number}`,
  name,
  file: 'package-lock.json',
  id,
  scored,
  fix,
})
const NOW = row(1, 'now', 'parse', 'CVE-2026-1001', { percent: 2 })
const LIKELY = row(2, 'week', 'render', 'CVE-2026-1002', { percent: 34, fix: '' })
const UNSCORED = row(5, 'week', 'mail', 'GHSA-5', { scored: false, repository: 'api' })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une exploitée, deux probables, deux non',
      en: 'One exploited, two likely, two not',
    },
    given: {
      morning: [{}],
      alerts: ALERTS,
      epss: ODDS,
      exploited: KEV,
      fresh: [NOW, LIKELY, UNSCORED],
      ticket: [{ key: 'SEC-1' }, { key: 'SEC-2' }, { key: 'SEC-3' }],
      remember: [{ id: 1 }, { id: 2 }, { id: 3 }],
      shout: [{ ok: true }],
      sum: [{ ok: true }],
    },
    expects: {
      batches: [{ names: 'CVE-2026-1001,CVE-2026-1002,CVE-2026-1003,CVE-2026-1004' }],
      rank: [
        NOW,
        LIKELY,
        { level: 'later', percent: 22 },
        { level: 'later', percent: 10 },
        UNSCORED,
      ],
      keys: [
        { alert: 'atelier/boutique#1/now' },
        { alert: 'atelier/boutique#2/week' },
        { alert: 'atelier/api#5/week' },
      ],
      urgent: { count: 1 },
      tell: 'not reached',
    },
    asks: {
      ticket: [
        {
          summary: {
            fr: 'Faille exploitée : atelier/boutique (1)',
            en: 'Exploited flaw: atelier/boutique (1)',
          },
          additionalFields: {
            description: {
              fr: '- parse (package-lock.json) CVE-2026-1001, exploitée d’après la CISA, corrigée en 2.0.1\n  https://depots.example/boutique/1',
              en: '- parse (package-lock.json) CVE-2026-1001, exploited according to CISA, mended in 2.0.1\n  https://depots.example/boutique/1',
            },
          },
        },
        {
          additionalFields: {
            description: {
              fr: '- render (package-lock.json) CVE-2026-1002, exploitation probable à 34\u00A0%, sans correctif\n  https://depots.example/boutique/2',
              en: '- render (package-lock.json) CVE-2026-1002, exploitation likely at 34%, no fix yet\n  https://depots.example/boutique/2',
            },
          },
        },
        {},
      ],
      shout: [
        {
          text: {
            fr: ':rotating_light: SEC-1 Faille exploitée : atelier/boutique (1)',
            en: ':rotating_light: SEC-1 Exploited flaw: atelier/boutique (1)',
          },
        },
      ],
      sum: [
        {
          text: {
            fr: 'Alertes de dépendances peu exposées : 2. À traiter avec les mises à jour habituelles.',
            en: 'Dependency alerts of little exposure: 2. To be dealt with in the usual updates.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Jira refuse l’un des deux tickets', en: 'Jira refuses one of two tickets' },
    given: {
      morning: [{}],
      alerts: [ALERTS[0]!, ALERTS[4]!],
      epss: ODDS,
      exploited: KEV,
      fresh: [NOW, UNSCORED],
      ticket: [{ key: 'SEC-4' }, { error: 'Field required' }],
      remember: [{ id: 4 }],
      shout: [{ ok: true }],
      tell: [{ ok: true }],
    },
    expects: { keys: [{ alert: 'atelier/boutique#1/now' }], count: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: ':warning: Ticket non ouvert : Failles à corriger cette semaine : atelier/api (1) (Field required)',
            en: ':warning: Ticket not opened: Flaws to mend this week: atelier/api (1) (Field required)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'EPSS ne répond pas', en: 'EPSS does not answer' },
    given: {
      morning: [{}],
      alerts: ALERTS,
      epss: { fails: 'Gateway timeout' },
      exploited: KEV,
      tell: [{ ok: true }],
    },
    expects: { 'rank.error': { count: 1 }, level: 'not reached' },
    asks: { exploited: [{ options: { timeout: 30_000 } }] },
  },
  {
    name: { fr: 'La CISA ne répond pas', en: 'CISA does not answer' },
    given: {
      morning: [{}],
      alerts: ALERTS.slice(4),
      epss: [{ status: 'OK', data: [] }],
      exploited: { fails: '403 - Forbidden' },
      tell: [{ ok: true }],
    },
    expects: { batches: [{ names: 'CVE-2021-44228' }], rank: 'not reached' },
  },
  {
    name: { fr: 'La clé GitHub a expiré', en: 'The GitHub key has expired' },
    given: { morning: [{}], alerts: { fails: 'Bad credentials' }, tell: [{ ok: true }] },
    expects: { settings: [{ likely: 10, monday: 1 }], batches: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: ':warning: Alertes de dépendances non triées aujourd’hui (Bad credentials)',
            en: ':warning: Dependency alerts not sorted today (Bad credentials)',
          },
        },
      ],
    },
  },
]
