import { concludeProcessingContract, getProcessingContract } from "@tc/contract";
import { call } from "./call.ts";
import type { RealStack } from "./real-stack.ts";

/** An owner concludes the contract on processing, which comes before the first upload. */
export async function concludeContract(
  stack: RealStack,
  { cookie }: { readonly cookie: string },
): Promise<void> {
  const { json } = await call(stack, getProcessingContract, { cookie });
  const { version } = getProcessingContract.response.parse(json).current;
  await call(stack, concludeProcessingContract, { cookie, body: { version } });
}
