import { createContext, useContext } from "react";
import { adminTokenHeader } from "@tc/contract";

/** The step-up of the admin's session: in memory only, so that a reload locks again. */
interface AdminAccess {
  readonly token: string;
  /** The server does not take the token any more. */
  readonly lock: () => void;
}

export const AdminAccessContext = createContext<AdminAccess | undefined>(undefined);

export function useAdminAccess(): AdminAccess & { headers: Record<string, string> } {
  const access = useContext(AdminAccessContext);
  if (!access) throw new Error("broken invariant: admin calls are made behind the gate only");
  return { ...access, headers: { [adminTokenHeader]: access.token } };
}
