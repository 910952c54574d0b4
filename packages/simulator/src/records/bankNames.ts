import { bankNamed, branchNamed } from '@kabuto/domain/cards'
import type { Language } from '@kabuto/domain/shared'

type Names = { bankName: string; branchName: string }

/** In the language of the request, not in the one in which the account was added. */
export function bankNamesIn(
  language: Language,
  { bankCode, branchCode }: { bankCode: string; branchCode: string },
): Names {
  return {
    bankName: bankNamed(bankCode)?.[language] ?? bankCode,
    branchName: branchNamed(bankCode, branchCode)?.[language] ?? branchCode,
  }
}
