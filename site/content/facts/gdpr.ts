/** Regulation (EU) 2016/679: what an AI project meets first. */
import { topic } from './topic.ts'

/** The law has not changed since it was published: pages that quote it carry no date of their own. */
const law = {
  checked: '2026-11-22',
  version: '2016-05-04',
  dated: 'not-before',
  review: '2027-11-22',
} as const

const article83 = {
  ...law,
  source: {
    title: 'GDPR, Article 83, paragraph 5',
    publisher: { fr: 'Law & Reg, texte du règlement', en: 'Law & Reg, text of the regulation' },
    url: 'https://www.law-reg.org/gdpr-en/regulation_translate/382',
  },
} as const

export const gdpr = topic({
  published: {
    value: '2016-05-04',
    unit: 'date',
    label: {
      fr: 'publication du RGPD au Journal officiel (L 119)',
      en: 'GDPR published in the Official Journal (L 119)',
    },
    ...law,
    dated: 'stated',
    source: {
      title: 'Règlement (UE) 2016/679, texte consolidé',
      publisher: 'EUR-Lex',
      url: 'https://eur-lex.europa.eu/legal-content/FR/TXT/HTML/?uri=CELEX:02016R0679-20160504',
    },
  },
  'principles-article': {
    value: 5,
    unit: 'article',
    label: { fr: 'principes du traitement', en: 'principles of processing' },
    ...article83,
  },
  'automated-decision-article': {
    value: 22,
    unit: 'article',
    label: {
      fr: 'droit de ne pas subir une décision entièrement automatisée',
      en: 'right not to be subject to a solely automated decision',
    },
    ...law,
    source: {
      title: 'Article 22 GDPR',
      publisher: {
        fr: 'GDPR Learning Hub, texte du règlement',
        en: 'GDPR Learning Hub, text of the regulation',
      },
      url: 'https://gdprlearninghub.com/article-22-gdpr/',
    },
  },
  'processor-article': {
    value: 28,
    unit: 'article',
    label: { fr: 'contrat avec le sous-traitant', en: 'contract with the processor' },
    ...law,
    source: {
      title: 'Article 28: processor',
      publisher: 'ISW Legal',
      url: 'https://iswlegal.com/gdpr/articles/article-28',
    },
  },
  'records-article': {
    value: 30,
    unit: 'article',
    label: { fr: 'registre des traitements', en: 'records of processing activities' },
    ...law,
    source: {
      title: 'Article 30 GDPR',
      publisher: { fr: 'GDPRhub, texte du règlement', en: 'GDPRhub, text of the regulation' },
      url: 'https://gdprhub.eu/index.php?oldid=23478&title=Article_30_GDPR',
    },
  },
  'records-exemption': {
    value: 250,
    unit: 'people',
    label: {
      fr: 'effectif sous lequel le registre peut être allégé, rarement en pratique',
      en: 'staff below which the record may be waived, rarely in practice',
    },
    ...law,
    source: {
      title: 'Records of processing activities',
      publisher: 'gdpr-info.eu',
      url: 'https://gdpr-info.eu/issues/records-of-processing-activities/',
    },
  },
  'breach-notice': {
    value: 72,
    unit: 'hours',
    label: {
      fr: 'délai pour notifier une violation à l’autorité (article 33)',
      en: 'time to notify a breach to the authority (Article 33)',
    },
    ...law,
    source: {
      title: 'Article 33: notification of a personal data breach',
      publisher: {
        fr: 'CommonAccord, texte du règlement',
        en: 'CommonAccord, text of the regulation',
      },
      url: 'https://source.commonaccord.org/index.php?action=s&file=G/EU-GDPR-Law-CmA/Sec/Article/33.md',
    },
  },
  'impact-assessment-article': {
    value: 35,
    unit: 'article',
    label: {
      fr: 'analyse d’impact avant un traitement à risque élevé',
      en: 'impact assessment before high-risk processing',
    },
    ...law,
    source: {
      title: 'Article 35, analyse d’impact relative à la protection des données',
      publisher: {
        fr: 'gdprinfo.eu, texte du règlement',
        en: 'gdprinfo.eu, text of the regulation',
      },
      url: 'https://gdprinfo.eu/fr/fr-article-35',
    },
  },
  fine: {
    value: 20_000_000,
    unit: 'EUR',
    label: { fr: 'amende maximale', en: 'highest fine' },
    ...article83,
  },
  'fine-share': {
    value: 4,
    unit: 'percent',
    label: {
      fr: 'la même, en part du chiffre d’affaires mondial',
      en: 'the same, as a share of worldwide turnover',
    },
    ...article83,
  },
})
