import { eq } from 'drizzle-orm';
import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { NotificationSettingRequest } from '../../../generated/model/notification-setting-request.zod.ts';
import { NotificationSettingResponse } from '../../../generated/model/notification-setting-response.zod.ts';
import { users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';

const getNotificationSetting = operation({
  access: 'user',
  answer: NotificationSettingResponse,
  async handle({ viewer }, { db }) {
    const user = await db.query.users.findFirst({
      columns: { notificationsEnabled: true },
      where: eq(users.id, viewer.userId),
    });
    return { success: true, data: user?.notificationsEnabled ?? false };
  },
});

const saveNotificationSetting = operation({
  access: 'user',
  json: NotificationSettingRequest,
  answer: Acknowledgement,
  async handle({ viewer, json }, { db }) {
    await db.update(users).set({ notificationsEnabled: json.enabled }).where(eq(users.id, viewer.userId));
    return { success: true };
  },
});

export const notificationHandlers = { getNotificationSetting, saveNotificationSetting };
