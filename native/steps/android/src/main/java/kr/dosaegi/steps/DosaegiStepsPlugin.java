package kr.dosaegi.steps;

import android.Manifest;
import android.os.Build;
import com.getcapacitor.JSObject;
import com.getcapacitor.PermissionState;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.getcapacitor.annotation.Permission;
import com.getcapacitor.annotation.PermissionCallback;
import com.google.android.gms.common.ConnectionResult;
import com.google.android.gms.common.GoogleApiAvailability;
import com.google.android.gms.fitness.FitnessLocal;
import com.google.android.gms.fitness.LocalRecordingClient;
import com.google.android.gms.fitness.data.LocalBucket;
import com.google.android.gms.fitness.data.LocalDataPoint;
import com.google.android.gms.fitness.data.LocalDataSet;
import com.google.android.gms.fitness.data.LocalDataType;
import com.google.android.gms.fitness.data.LocalField;
import com.google.android.gms.fitness.request.LocalDataReadRequest;
import com.google.android.gms.fitness.result.LocalDataReadResponse;
import java.util.concurrent.TimeUnit;

/**
 * The steps that the phone has counted in a span of time, also while the app was closed: from the Recording API of Google
 * Play services, which records from the first subscription on and keeps the last ten days on the device.
 */
@CapacitorPlugin(
    name = "DosaegiSteps",
    permissions = { @Permission(strings = { Manifest.permission.ACTIVITY_RECOGNITION }, alias = "steps") }
)
public class DosaegiStepsPlugin extends Plugin {

    @Override
    @PluginMethod
    public void checkPermissions(PluginCall call) {
        resolvePermission(call);
    }

    @Override
    @PluginMethod
    public void requestPermissions(PluginCall call) {
        if (isAllowed()) {
            resolvePermission(call);
        } else {
            requestPermissionForAlias("steps", call, "permissionAnswered");
        }
    }

    @PermissionCallback
    private void permissionAnswered(PluginCall call) {
        resolvePermission(call);
    }

    /** Counts from fromMs to now, in milliseconds since 1970. Begins the recording where it has not begun. */
    @PluginMethod
    public void count(PluginCall call) {
        Double fromMs = call.getDouble("fromMs");
        if (fromMs == null) {
            call.reject("fromMs is missing.");
            return;
        }
        int playServices = GoogleApiAvailability.getInstance().isGooglePlayServicesAvailable(
            getContext(),
            LocalRecordingClient.LOCAL_RECORDING_CLIENT_MIN_VERSION_CODE
        );
        if (playServices != ConnectionResult.SUCCESS) {
            call.unavailable("Google Play services are missing or too old to count steps.");
            return;
        }
        if (!isAllowed()) {
            call.reject("Physical activity is not allowed.", "DENIED");
            return;
        }
        LocalRecordingClient client = FitnessLocal.getLocalRecordingClient(getContext());
        client
            .subscribe(LocalDataType.TYPE_STEP_COUNT_DELTA)
            .addOnSuccessListener((subscribed) -> read(client, fromMs.longValue(), call))
            .addOnFailureListener((problem) -> call.reject(problem.getMessage(), problem));
    }

    private void read(LocalRecordingClient client, long fromMs, PluginCall call) {
        long nowMs = System.currentTimeMillis();
        LocalDataReadRequest request = new LocalDataReadRequest.Builder()
            .aggregate(LocalDataType.TYPE_STEP_COUNT_DELTA)
            .bucketByTime(1, TimeUnit.DAYS)
            .setTimeRange(fromMs / 1000, Math.max(fromMs / 1000 + 1, nowMs / 1000), TimeUnit.SECONDS)
            .build();
        client
            .readData(request)
            .addOnSuccessListener((response) -> call.resolve(new JSObject().put("steps", sum(response))))
            .addOnFailureListener((problem) -> call.reject(problem.getMessage(), problem));
    }

    private static int sum(LocalDataReadResponse response) {
        int steps = 0;
        for (LocalBucket bucket : response.getBuckets()) {
            for (LocalDataSet set : bucket.getDataSets()) {
                for (LocalDataPoint point : set.getDataPoints()) {
                    steps += point.getValue(LocalField.FIELD_STEPS).asInt();
                }
            }
        }
        return steps;
    }

    private boolean isAllowed() {
        // Before Android 10 no permission is needed.
        return Build.VERSION.SDK_INT < Build.VERSION_CODES.Q || getPermissionState("steps") == PermissionState.GRANTED;
    }

    private void resolvePermission(PluginCall call) {
        PermissionState state = isAllowed() ? PermissionState.GRANTED : getPermissionState("steps");
        call.resolve(new JSObject().put("steps", state == null ? "prompt" : state.toString()));
    }
}
