import { lazyWords } from '../../../i18n/lazy-words.ts'
import type { AuditData } from '../../../routes/audit-data.ts'
import { audit, type AuditResult } from '../../../tools/audit/tool.ts'
import { opens } from '../frame/open.tsx'
import { card } from './card.ts'
import { AuditView } from './result.tsx'
import { summary } from './summary.ts'
import type { AuditWords } from './told-in-words.ts'

/** The AI audit. */
export const open = opens<AuditResult, AuditWords, AuditData>((data) => ({
  tool: audit,
  shape: 'steps',
  words: lazyWords<AuditWords>({
    fr: () => import('../../../tools/audit/words.fr.ts'),
    en: () => import('../../../tools/audit/words.en.ts'),
  }),
  Result: (told) => <AuditView {...told} data={data} />,
  summary: (told) => summary({ ...told, data }),
  card,
}))
